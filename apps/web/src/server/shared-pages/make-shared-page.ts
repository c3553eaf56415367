import 'server-only';
import { canonicalHostOf } from '@prestafaro/addresses';
import { type Locale, siteOfLocale } from '@prestafaro/countries';
import { environment } from '@/cms/environment';
import { keyPlaceholder } from '@/cms/form-key';
import { isUpToDate } from '@/cms/page-record';
import type { SharedApplication } from '@/cms/shared-application';
import { completedHtml } from '@/server/page-cache/stored-page.mjs';
import { askOurselves, type LoopbackAnswer } from '@/server/requests/loopback';
import { recordRender } from '@/server/shared-pages/recorded-renders';

/** Renders of one page. After a change the first may show older data, and a change may come between two. */
const maxRenders = 3;

/** As long as nginx waits for a page: a list of two thousand offers takes seconds on a busy machine. */
const timeoutMs = 30_000;

/**
 * For agents of this name Next writes the metadata into the head before it sends the page, instead of moving it there by
 * a script, which no policy of a stored page allows.
 */
const userAgent = 'Twitterbot';

/** Forbids every cache to keep an answer. The page cache does not store an answer with this header either. */
const notStored = { 'cache-control': 'no-store' } as const;

/**
 * A browser checks each time, and no cache outside keeps the page: an applicant gets another one at the same address.
 */
const stored = { 'cache-control': 'public, max-age=0, must-revalidate', vary: 'Cookie' } as const;

/**
 * Nobody outside may keep a page with a form, which gets a key when it is sent, or an applicant's page. It has no ETag. The page cache
 * stores it: only the bare `no-store` forbids that.
 */
const storedHere = { 'cache-control': 'private, no-store' } as const;

export interface SharedPage {
  readonly locale: Locale;
  /** Public path, with its normalised query. */
  readonly address: string;
  /** For the page of all applicants with these data; undefined for the page of everybody without an application. */
  readonly application?: SharedApplication;
}

/**
 * Makes the page that visitors share at an address: the server requests it from itself, as a visitor without cookies would. Called in
 * a route that Next stores; the reads of the page become the reads of that route, so what drops a stored page drops this one.
 * @throws {Error} when the server does not answer itself, or with an outage: Next then keeps an older page, and answers
 * with the screen of an outage if it has none
 */
export async function makeSharedPage(
  { locale, address, application }: SharedPage,
  ask = askOurselves,
): Promise<Response> {
  const host = canonicalHostOf(siteOfLocale(locale).country, environment().HOSTS);
  for (let renders = 1; ; renders += 1) {
    const { answer, record } = await recordRender(
      (headers) =>
        ask({ method: 'GET', path: address, host, headers: { ...headers, 'user-agent': userAgent }, timeoutMs }),
      application,
    );
    if (answer.status >= 500) throw new Error(`The page to be shared was answered ${answer.status}`);
    // A page that has read nothing would never be made again.
    const isStorable = answer.status === 200 && record.isStorable && record.reads.length > 0;
    if (!isStorable) return responseOf(answer, notStored);
    if (await isUpToDate(record)) {
      return application || answer.body.includes(keyPlaceholder)
        ? withoutEtag(responseOf(answer, storedHere))
        : responseOf(answer, stored);
    }
    if (renders === maxRenders) return responseOf(answer, notStored);
  }
}

/** The same page for everybody, with the policy of a stored page: nobody's nonce is in it. */
function responseOf({ status, body, header }: LoopbackAnswer, caching: Readonly<Record<string, string>>): Response {
  const { html, headers, hasStyles } = completedHtml(body);
  // The preloads of Next: a page that holds its styles must not load their sheets before the first paint.
  const kept = (hasStyles ? ['content-type'] : ['content-type', 'link']).flatMap((name) => {
    const value = header(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return new Response(html, { status, headers: { ...Object.fromEntries(kept), ...headers, ...caching } });
}

function withoutEtag(response: Response): Response {
  response.headers.delete('etag');
  return response;
}
