import { fixedPath, isFixedPageId, publicPath } from '@prestafaro/addresses';
import type { Path, Site } from '@prestafaro/countries';
import type { Decision } from '@/server/routing/decision';
import type { SiteRoutes } from '@/server/routing/manifest';
import { ruleFor } from '@/server/routing/route-rules';

/**
 * A browser keeps a 308 for ever, but an editor may remove the redirect, or move the page back to its former address. Search
 * engines go by the status.
 */
const askedAgain = { 'cache-control': 'no-cache' };

/**
 * Returns the target of an address without a page, if it has one: a redirect of an editor, a rule of ours, page 1 of a
 * list, or an author or lender by number. The query is kept (the browser keeps the hash).
 * @param publicPathname ends with a slash, or has a dot
 */
export function decideRedirect(
  site: Site,
  routes: SiteRoutes,
  publicPathname: string,
  search: string,
): Extract<Decision, { kind: 'redirect' }> | undefined {
  const written = routes.redirects[publicPathname];
  if (written && written.to !== publicPathname) {
    const status = written.isPermanent ? 308 : 307;
    return { kind: 'redirect', to: withQuery(written.to, search), status, headers: askedAgain };
  }
  const to = ruledTarget(site, routes, publicPathname);
  // A target that is not published would only replace one 404 by another.
  return to && routes.routes[to] ? { kind: 'redirect', to: withQuery(to, search), status: 308 } : undefined;
}

function ruledTarget(site: Site, routes: SiteRoutes, publicPathname: string): string | undefined {
  const path = publicPathname.slice(site.basePath.length);
  const rule = ruleFor(site, path, 'redirect');
  if (rule) return publicPath(site, isFixedPageId(rule.to) ? fixedPath(site.locale, rule.to) : (rule.to as Path));
  const firstPage = /^(\/blog\/(?:[^/]+\/)?)page-1\/$/.exec(path)?.[1];
  if (firstPage) return `${site.basePath}${firstPage}`;
  const [, type, number = ''] = /^\/(author|lenders)\/(\d+)\/$/.exec(path) ?? [];
  return (type === 'lenders' ? routes.lenderNumbers : routes.authorNumbers)[number];
}

/** Adds a query to a target, after the query of the target and before its hash. */
function withQuery(target: string, search: string): string {
  if (search === '') return target;
  const [address = '', hash] = target.split('#', 2);
  const joined = address.includes('?') ? `${address}&${search.slice(1)}` : `${address}${search}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
}
