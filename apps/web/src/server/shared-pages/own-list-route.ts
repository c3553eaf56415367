import 'server-only';
import { createHash } from 'node:crypto';
import { type CountryCode, siteOfLocale } from '@prestafaro/countries';
import { applicationTokenSchema } from '@prestafaro/types/application';
import type { NextRequest } from 'next/server';
import { applicationCookie } from '@/cms/application-cookie';
import { askProgressForRequest, handedOverProgress } from '@/cms/asked-progress';
import { isLeadFeedOfNetwork } from '@/cms/offer-feeds-source';
import { matchingOf, type OwnMatching } from '@/cms/own-matching';
import type { RequestContext } from '@/cms/request-context';
import { sentQuery } from '@/server/requests/normalize-request';
import { guardedNameBy } from '@/server/requests/own-cookie';
import type { RepeatLimit } from '@/server/shared-pages/repeat-limit';
import { ownSharedRoute, sharedAddress } from '@/server/shared-pages/shared-address';

/** What the proxy knows of a request for a page. */
export interface OwnListRequest {
  /** The internal address of the page that is made per request. */
  readonly internal: string;
  readonly country: CountryCode;
  readonly context: RequestContext;
  readonly limit: Pick<RepeatLimit, 'admits'>;
}

/**
 * The internal address of the stored list of offers which all applicants get who asked for the same loan, with the same result of the
 * matching and the same query. The application is read for each request, so a change of it leads to another page at once.
 * @returns undefined if the list is made per request: the page is no list, the application is unknown or withdrawn, a network opens
 *   offers for one application, or nobody has requested this page before
 */
export async function ownListRoute(
  { method, headers, cookies, nextUrl }: Pick<NextRequest, 'method' | 'headers' | 'cookies' | 'nextUrl'>,
  { internal, country, context, limit }: OwnListRequest,
): Promise<string | undefined> {
  const [, locale = '', folder] = internal.split('/');
  if (folder !== 'offers' || (method !== 'GET' && method !== 'HEAD')) return undefined;
  if (context.isForPart || context.record || isLeadFeedOfNetwork()) return undefined;
  const token = applicationTokenSchema.safeParse(cookies.get(guardedNameBy(headers, applicationCookie))?.value);
  const address = sharedAddress('offers', nextUrl.pathname, sentQuery(headers) ?? nextUrl.search);
  if (!token.success || address === undefined) return undefined;
  const answer = await askProgressForRequest(context, token.data);
  if (answer.outcome !== 'known' || answer.progress.status === 'withdrawn') return undefined;
  if (siteOfLocale(answer.progress.locale).country !== country) return undefined;
  const route = ownSharedRoute(locale, address, digestOf(matchingOf(answer.progress)));
  return limit.admits(route) ? route : undefined;
}

/**
 * The result of the matching that the list of the current request is made from.
 * @param digest that the address of the list states
 * @throws {Error} if the request has another result: the list would be stored under a wrong address
 */
export function matchingToStore(digest: string): OwnMatching {
  const progress = handedOverProgress();
  const matching = progress && matchingOf(progress);
  if (!matching || digestOf(matching) !== digest) throw new Error('The list is not that of this application');
  return matching;
}

/** One text for each result of a matching: nobody finds two with the same one. */
function digestOf(matching: OwnMatching): string {
  return createHash('sha256').update(JSON.stringify(matching)).digest('base64url');
}
