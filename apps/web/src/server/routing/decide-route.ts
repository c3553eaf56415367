import {
  exitOffer,
  isMalformed,
  lacksSlash,
  normalizedPath,
  publicPath,
  siteOf,
  visitorPageAt,
} from '@prestafaro/addresses';
import { type CountryCode, isLocale, type Site, sitesOf } from '@prestafaro/countries';
import { decideRedirect } from '@/server/routing/decide-redirect';
import type { Decision, RouteRequest } from '@/server/routing/decision';
import { lowerCasePage } from '@/server/routing/lower-case-page';
import { isMachineRoute } from '@/server/routing/machine-routes';
import type { RouteManifest, SiteRoutes } from '@/server/routing/manifest';
import { refusedPost } from '@/server/routing/post-limits';
import { internalRouteOf, type PageStore } from '@/server/routing/query-variants';
import { isRefusalScreen } from '@/server/routing/refusal-screen';
import { ruleFor } from '@/server/routing/route-rules';
import { screenHeaders } from '@/server/routing/screen-headers';

export interface RouteContext {
  readonly country: CountryCode;
  /** Undefined until the first manifest is loaded. Until then no path may be answered with 404. */
  readonly manifest: RouteManifest | undefined;
  readonly galleryAllowed: boolean;
  /** Undefined where no page is stored: in development. */
  readonly store?: PageStore;
}

/** Seconds after which a browser or a crawler may repeat its request. */
const retryAfterSeconds = 10;

/**
 * The headers of a page for one person, whose address may have the token of a link: no index lists it, and no page that it leads to
 * learns its address. `strict-origin` and not `no-referrer`, with which a browser sends forms without their origin.
 */
const visitorPageHeaders = { 'referrer-policy': 'strict-origin', 'x-robots-tag': 'noindex' } as const;

/** Decides the route of a request (decisions, "Routing"). Pure: the proxy turns the decision into an answer. */
export function decideRoute(request: RouteRequest, context: RouteContext): Decision {
  const refused = refusedPost(request);
  if (refused) return refused;
  const refusal = request.header(screenHeaders.refused);
  if (isRefusalScreen(refusal)) {
    return { kind: 'page', internal: `/${siteOf(context.country, request.pathname).site.locale}/refused/${refusal}` };
  }
  if (isMalformed(request.pathname))
    return { kind: 'refusal', status: 400, text: 'This address cannot be read.', screen: 'address' };
  if (isMachineRoute(request.pathname)) return { kind: 'pass' };

  // The slash is added first, but in one hop: an address with a redirect is redirected at once.
  const pathname = lacksSlash(request.pathname) ? `${request.pathname}/` : request.pathname;
  const { site, path } = siteOf(context.country, pathname);
  const unavailable: Decision = { kind: 'unavailable', internal: `/${site.locale}/unavailable`, retryAfterSeconds };
  if (request.header(screenHeaders.outage) !== null) return unavailable;
  const routes = context.manifest?.sites[site.locale];
  const slashed = pathname !== request.pathname;
  const key = normalizedPath(pathname);
  const entry = routes?.routes[key];
  const elsewhere = routes && !entry && decideRedirect(site, routes, key, request.search);
  if (elsewhere) return elsewhere;
  const lower = entry ? undefined : lowerCasePage(pathname, request, context.country, context.manifest);
  if (lower) return lower;
  // Two slashes at the start would name a host.
  if (slashed) return { kind: 'redirect', to: `${pathname.replace(/^\/+/, '/')}${request.search}`, status: 308 };

  const exit = exitOf(site, path, request);
  if (exit) return exit;
  const visitorPage = visitorPageAt(path);
  // A site without content has no settings from which to draw them. Links in mails work while the content is not loaded.
  if (visitorPage !== undefined && (!routes || hasContent(routes)))
    return { kind: 'page', internal: `/${site.locale}/${visitorPage}`, headers: visitorPageHeaders };
  if (/^\/gallery\//.test(pathname) && context.galleryAllowed) return { kind: 'pass' };
  if (!routes) return unavailable;
  if (entry)
    return (
      homeOfChosenLanguage(request, context.country) ?? {
        kind: 'page',
        internal: internalRouteOf(entry, request.search, request.isForEverybody ? context.store : undefined),
        ...varied(request, context.country),
      }
    );
  return notFound(site, path, request, context);
}

/** Lists every address, so only the few requests for a visitor's own page may ask. */
const hasContent = ({ routes }: SiteRoutes): boolean => Object.keys(routes).length > 0;

/**
 * The recorded exit to a lender. Only the CMS knows the offers, so every number is passed to the route handler. For an
 * unknown offer the handler requests the screen of a failed validity rule with one of the {@link screenHeaders}.
 */
function exitOf(site: Site, path: string, { header }: RouteRequest): Decision | undefined {
  const offer = exitOffer(path);
  if (offer === undefined || header(screenHeaders['unknown-offer']) !== null) return undefined;
  return { kind: 'page', internal: `/${site.locale}/go/${offer}` };
}

/** Everybody gets the stored page, an applicant too. A form is answered by a page made per request. */
function notFound(site: Site, path: string, { method, pathname }: RouteRequest, { store }: RouteContext): Decision {
  const reason = ruleFor(site, path, 'validity') ? 'validity' : 'unmatched';
  const isStored = store !== undefined && (method === 'GET' || method === 'HEAD');
  const internal = `/${site.locale}/not-found-screen${isStored ? `/${reason}` : ''}`;
  return { kind: 'not-found', internal, reason, path: pathname.slice(0, 200) };
}

/**
 * The only place that reads the language cookie: `/` of a country with two languages (decisions, "Country, host and
 * language").
 */
function homeOfChosenLanguage(request: RouteRequest, country: CountryCode): Decision | undefined {
  if (request.pathname !== '/') return undefined;
  const { localeCookie, search } = request;
  if (localeCookie === undefined || !isLocale(localeCookie)) return undefined;
  const chosen = sitesOf(country).find((site) => site.locale === localeCookie);
  if (!chosen || chosen.basePath === '') return undefined;
  const headers = { vary: 'Cookie', 'cache-control': 'private, no-store' };
  return { kind: 'redirect', to: `${publicPath(chosen, '/')}${search}`, status: 307, headers };
}

/**
 * A cache between us and the visitor must not give one visitor's `/` to another who has chosen a language. Next
 * overwrites our Vary header on a page, so the page also forbids shared caches to store it.
 */
function varied({ pathname }: RouteRequest, country: CountryCode): { headers?: Record<string, string> } {
  return pathname === '/' && sitesOf(country).length > 1
    ? { headers: { vary: 'Cookie', 'cache-control': 'private, no-cache' } }
    : {};
}
