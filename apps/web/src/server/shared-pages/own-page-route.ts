import 'server-only';
import { createHash } from 'node:crypto';
import { type CountryCode, siteOfLocale } from '@prestafaro/countries';
import { type ApplicationProgress, applicationTokenSchema } from '@prestafaro/types/application';
import type { NextRequest } from 'next/server';
import { applicationCookie } from '@/cms/application-cookie';
import { askProgressForRequest } from '@/cms/asked-progress';
import { isLeadFeedOfNetwork } from '@/cms/offer-feeds-source';
import { processWide } from '@/cms/process-wide';
import { type RequestContext, requestContext } from '@/cms/request-context';
import { type SharedApplication, sharedMatchingOf, sharedProgressOf } from '@/cms/shared-application';
import { sentQuery } from '@/server/requests/normalize-request';
import { guardedNameBy } from '@/server/requests/own-cookie';
import type { RepeatLimit } from '@/server/shared-pages/repeat-limit';
import {
  type KnownKeys,
  normalizedAddress,
  ownSharedRoute,
  progressQuery,
  sharedQueries,
} from '@/server/shared-pages/shared-address';

interface OwnPage {
  readonly keys: KnownKeys;
  /** What the page shows of an application; undefined if the page is made per request. */
  readonly shown: (progress: ApplicationProgress) => SharedApplication | undefined;
}

/** The pages of an applicant that are shared, by their folder. */
const ownPages = new Map<string | undefined, OwnPage>([
  [
    'offers',
    {
      keys: sharedQueries.offers,
      // Everybody's list is shown, without a note.
      shown: (progress) => (progress.status === 'withdrawn' ? undefined : sharedMatchingOf(progress)),
    },
  ],
  ['process', { keys: progressQuery, shown: sharedProgressOf }],
]);

/** What the page of a request shows. By request, so that no other request can read it. */
const shownBy = processWide('shown-applications', () => new WeakMap<RequestContext, SharedApplication>());

/** What the proxy knows of a request for a page. */
export interface OwnPageRequest {
  /** The internal address of the page that is made per request. */
  readonly internal: string;
  readonly country: CountryCode;
  readonly context: RequestContext;
  readonly limit: Pick<RepeatLimit, 'admits'>;
}

/**
 * The internal address of the stored page which all applicants get for whom it shows the same, with the same query. The application is
 * read for each request, so a change of it leads to another page at once.
 * @returns undefined if the page is made per request: applicants do not share this page, the application is unknown, its list is made per request because it is withdrawn, a
 *   network opens offers for one application, or nobody has requested the page before
 */
export async function ownPageRoute(
  { method, headers, cookies, nextUrl }: Pick<NextRequest, 'method' | 'headers' | 'cookies' | 'nextUrl'>,
  { internal, country, context, limit }: OwnPageRequest,
): Promise<string | undefined> {
  const [, locale = '', folder] = internal.split('/');
  const page = ownPages.get(folder);
  if (!page || (method !== 'GET' && method !== 'HEAD')) return undefined;
  if (context.isForPart || context.record || isLeadFeedOfNetwork()) return undefined;
  const token = applicationTokenSchema.safeParse(cookies.get(guardedNameBy(headers, applicationCookie))?.value);
  const address = normalizedAddress(page.keys, nextUrl.pathname, sentQuery(headers) ?? nextUrl.search);
  if (!token.success || address === undefined) return undefined;
  const answer = await askProgressForRequest(context, token.data);
  if (answer.outcome !== 'known' || siteOfLocale(answer.progress.locale).country !== country) return undefined;
  const shown = page.shown(answer.progress);
  if (!shown) return undefined;
  shownBy.set(context, shown);
  const route = ownSharedRoute(locale, address, digestOf(shown));
  return limit.admits(route, digestOf(token.data)) ? route : undefined;
}

/**
 * The data that the stored page of the current request is made from.
 * @param digest that the address of the page states
 * @throws {Error} if the request has other data: the page would be stored under a wrong address
 */
export function applicationToStore(digest: string): SharedApplication {
  const context = requestContext();
  const shown = context && shownBy.get(context);
  if (!shown || digestOf(shown) !== digest) throw new Error('The page does not show the data of this application');
  return shown;
}

/** One text for each set of data: nobody finds two with the same one. A token is not held as it is. */
function digestOf(data: SharedApplication | string): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('base64url');
}
