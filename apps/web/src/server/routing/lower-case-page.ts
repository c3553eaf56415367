import { siteOf } from '@prestafaro/addresses';
import type { CountryCode } from '@prestafaro/countries';
import { decideRedirect } from '@/server/routing/decide-redirect';
import type { Decision, RouteRequest } from '@/server/routing/decision';
import type { RouteManifest } from '@/server/routing/manifest';

/**
 * Returns the redirect from an address with capital letters to the page in lower case, in one hop, if there is that page or a
 * redirect at it. Links are written with capitals in print and by hand; without a page the address is a 404 as it was sent.
 * @param pathname ends with a slash, or has a dot
 */
export function lowerCasePage(
  pathname: string,
  { search }: Pick<RouteRequest, 'search'>,
  country: CountryCode,
  manifest: RouteManifest | undefined,
): Extract<Decision, { kind: 'redirect' }> | undefined {
  const lower = pathname
    .split('/')
    .map((segment) => encodeURIComponent(decodeURIComponent(segment).toLowerCase()))
    .join('/');
  const { site } = siteOf(country, lower);
  const routes = manifest?.sites[site.locale];
  if (!routes) return undefined;
  if (routes.routes[lower]) return { kind: 'redirect', to: `${lower}${search}`, status: 308 };
  const elsewhere = decideRedirect(site, routes, lower, search);
  // An editor's redirect to this very address would be a loop.
  return elsewhere?.to.split(/[?#]/)[0] === pathname ? undefined : elsewhere;
}
