import { type CountryCode, todayIn, toIsoDate } from '@prestafaro/countries';
import { type NextRequest, NextResponse } from 'next/server';
import { environment } from '@/cms/environment';
import { requestContext } from '@/cms/request-context';
import { previewDecision } from './server/preview/preview-decision';
import { drawRefusal } from './server/requests/draw-refusal';
import { jsonRefusal } from './server/requests/json-refusal';
import { sentQuery } from './server/requests/normalize-request';
import { recordRoute } from './server/requests/record-route';
import { requestHost } from './server/requests/request-host';
import { decideRoute } from './server/routing/decide-route';
import type { Decision, HeaderTable } from './server/routing/decision';
import { isForEverybody } from './server/routing/is-for-everybody';
import { logNotFound } from './server/routing/log-not-found';
import { currentManifest } from './server/routing/manifest-slot';
import type { PageStore } from './server/routing/query-variants';
import { isMultipart, isWholeForm } from './server/routing/whole-form';
import { policyBearer, statedPolicy } from './server/security/page-policy';
import { passedOnHeaders } from './server/security/passed-on-headers';
import { AddressLimit } from './server/shared-pages/address-limit';
import { ownPageRoute } from './server/shared-pages/own-page-route';
import { RepeatLimit } from './server/shared-pages/repeat-limit';

/**
 * Different queries in an hour whose pages are stored, by country, so that a crawl of one leaves the others theirs. Every store keeps a
 * few bytes of each for good.
 */
const searches = new Map<CountryCode, AddressLimit>();
const searchesOf = (country: CountryCode): AddressLimit => {
  const known = searches.get(country) ?? new AddressLimit({ max: 400, periodMs: 60 * 60 * 1000 });
  searches.set(country, known);
  return known;
};
/** Pages of applicants that are stored in ten minutes. */
const ownPages = new RepeatLimit({ max: 100, maxOfVisitor: 5, maxSeen: 2_000, periodMs: 10 * 60 * 1000 });
const storeOf = (country: CountryCode): PageStore | undefined =>
  process.env.NODE_ENV === 'production'
    ? {
        admits: (address) => searchesOf(country).admits(address),
        today: () => toIsoDate(todayIn(country, new Date())),
      }
    : undefined;

/**
 * Runs before Next: host → site, slash, redirects, 404, limits on posts, script policy (architecture). Nothing else.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { country, known } = requestHost(request.headers);
  const { pathname, search } = new URL(request.url);
  const routed = decideRoute(
    {
      method: request.method,
      pathname,
      search: sentQuery(request.headers) ?? search,
      header: (name) => request.headers.get(name),
      isForEverybody: isForEverybody(request, requestContext()),
      // Only one address needs the cookie, and parsing cookies takes time.
      get localeCookie() {
        return request.cookies.get('pf_locale')?.value;
      },
    },
    {
      country,
      manifest: currentManifest(),
      galleryAllowed: process.env.NODE_ENV !== 'production' || environment().UI_GALLERY === '1',
      store: storeOf(country),
    },
  );
  const decision =
    openPreview(request, routed) ??
    (await cutOffForm(request, routed)) ??
    (await ownPage(request, country, routed)) ??
    routed;
  recordRoute(decision, pathname);
  // A page that is made to be shared gets its policy when it is stored.
  const bearer = requestContext()?.record ? 'own' : policyBearer(decision, { method: request.method, pathname });
  const policy = statedPolicy(bearer, 'framedBy' in decision ? decision.framedBy : undefined);
  const drawn =
    decision.kind === 'refusal'
      ? (jsonRefusal(pathname, decision) ?? (await drawRefusal(request.headers, pathname, decision)))
      : undefined;
  const response = drawn ?? answer(request, decision, bearer === 'nonce' ? policy : undefined);
  // A drawn page brings the policy with its nonce.
  if (policy && !drawn) response.headers.set('content-security-policy', policy);
  // An unknown host shows the default country, and is never indexed (decisions, "Country, host and language").
  if (!known) response.headers.set('x-robots-tag', 'noindex');
  return response;
}

/** The page of an editor's preview link. */
function openPreview(request: NextRequest, decision: Decision): Decision | undefined {
  if (decision.kind !== 'page') return undefined;
  const { method, nextUrl } = request;
  const opened = previewDecision(decision.internal, { method, query: nextUrl.searchParams, now: Date.now() });
  const context = requestContext();
  if (opened?.preview && context) context.preview = opened.preview;
  return opened?.decision;
}

/** The stored page that an applicant shares with those for whom it shows the same. */
async function ownPage(request: NextRequest, country: CountryCode, decision: Decision): Promise<Decision | undefined> {
  const context = requestContext();
  if (decision.kind !== 'page' || !context || !storeOf(country)) return undefined;
  const internal = await ownPageRoute(request, { internal: decision.internal, country, context, limit: ownPages });
  return internal === undefined ? undefined : { kind: 'page', internal };
}

/** Reads the body only now: its length and its origin have been accepted. */
async function cutOffForm(request: NextRequest, decision: Decision): Promise<Decision | undefined> {
  const contentType = request.headers.get('content-type');
  if (request.method !== 'POST' || decision.kind === 'refusal' || !isMultipart(contentType)) return undefined;
  if (isWholeForm(contentType, await request.clone().text())) return undefined;
  return {
    kind: 'refusal',
    status: 400,
    text: 'This form did not arrive whole. Please send it again.',
    screen: 'form',
  };
}

/** @param noncePolicy names the nonce that Next puts on its scripts, if the page is made for this request */
function answer(request: NextRequest, decision: Decision, noncePolicy: string | undefined): NextResponse {
  switch (decision.kind) {
    case 'pass':
      return NextResponse.next(passedOn(request, noncePolicy));
    case 'page':
      return rewrite(request, decision.internal, { headers: decision.headers, ...passedOn(request, noncePolicy) });
    case 'redirect':
      return NextResponse.redirect(new URL(decision.to, request.url), {
        status: decision.status,
        headers: decision.headers,
      });
    case 'not-found': {
      logNotFound(decision.reason, decision.path, Date.now());
      const more = { 'x-pf-not-found': decision.reason, 'x-pf-path': decision.path };
      return rewrite(request, decision.internal, {
        status: 404,
        headers: { 'cache-control': 'no-store' },
        ...passedOn(request, noncePolicy, more),
      });
    }
    case 'unavailable': {
      const headers = { 'retry-after': String(decision.retryAfterSeconds), 'cache-control': 'no-store' };
      return rewrite(request, decision.internal, { status: 503, headers, ...passedOn(request, noncePolicy) });
    }
    case 'refusal':
      return new NextResponse(decision.text, {
        status: decision.status,
        headers: { 'content-type': 'text/plain; charset=utf-8', ...decision.headers },
      });
  }
}

interface PassedOn {
  request?: { headers: Headers };
}

function passedOn(request: NextRequest, noncePolicy: string | undefined, more?: HeaderTable): PassedOn {
  const headers = passedOnHeaders(request.headers, noncePolicy, more);
  return headers ? { request: { headers } } : {};
}

function rewrite(
  request: NextRequest,
  internal: string,
  init: PassedOn & { status?: number; headers?: HeaderTable },
): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = internal;
  return NextResponse.rewrite(url, init);
}

export const config = { matcher: ['/((?!_next/).*)'] };
