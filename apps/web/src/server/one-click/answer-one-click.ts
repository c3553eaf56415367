import 'server-only';
import { mailedLinkPath } from '@prestafaro/addresses';
import { isLocale, type Site, siteOfLocale } from '@prestafaro/countries';
import { mailedLinkTokenSchema } from '@prestafaro/types/mailed-link';
import { unsubscribeByToken } from '@/cms/unsubscribe';
import { log } from '@/server/log/log';
import { requestHost } from '@/server/requests/request-host';

const noStore = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
/** Seconds after which a mail program may post again. */
const retryAfter = { 'retry-after': '60' };

/**
 * Answers the POST of a mail program whose user pressed its button to unsubscribe (RFC 8058). It has no cookie, and no origin
 * or that of a web mail: the token of the header is the proof. A repetition gets the same answer.
 */
export async function answerOneClick(request: Request): Promise<Response> {
  const link = linkOf(request);
  if (!link) return say(404, 'This address unsubscribes nobody.');
  if (!(await isOneClick(request))) return say(400, 'Send List-Unsubscribe=One-Click as a form (RFC 8058).');
  const answer = await unsubscribeByToken('one-click', link.site.locale, link.token);
  switch (answer.outcome) {
    case 'done':
      return say(200, 'Unsubscribed.');
    case 'unknown':
      return say(404, 'This address unsubscribes nobody.');
    case 'expired':
      return say(410, 'This address is too old. The page /unsubscribe/ does the same.');
    case 'away':
      log.error('One click could not unsubscribe', { reason: answer.reason });
      return say(503, 'Try again in a minute.', retryAfter);
  }
}

/** A program that checks mails opens the address: it changes nothing and leads a person to the page with the button. */
export function openOneClick(request: Request): Response {
  const link = linkOf(request);
  if (!link) return say(404, 'This address unsubscribes nobody.');
  return new Response(null, { status: 302, headers: { ...noStore, location: mailedLinkPath(link.site, link.token) } });
}

function linkOf({ url, headers }: Request): { site: Site; token: string } | undefined {
  const query = new URL(url).searchParams;
  const token = mailedLinkTokenSchema.safeParse(query.get('token'));
  const locale = query.get('site') ?? '';
  if (!token.success || !isLocale(locale)) return undefined;
  const site = siteOfLocale(locale);
  return site.country === requestHost(headers).country ? { site, token: token.data } : undefined;
}

async function isOneClick(request: Request): Promise<boolean> {
  const form = await request.formData().catch(() => undefined);
  return form?.get('List-Unsubscribe') === 'One-Click';
}

const say = (status: number, text: string, headers?: Readonly<Record<string, string>>) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...noStore, ...headers },
  });
