import { contentPath, layoutOf } from '@prestafaro/addresses';
import type { Path, Site } from '@prestafaro/countries';
import { log } from '@/server/log/log';
import { blogEntries } from '@/server/routing/entries/blog-entries';
import { marketEntries } from '@/server/routing/entries/market-entries';
import { pageEntries } from '@/server/routing/entries/page-entries';
import type { RouteEntry, SiteRoutes } from '@/server/routing/manifest';
import { redirectTable } from '@/server/routing/redirect-table';
import type { SiteContent } from '@/server/routing/site-content';

/**
 * Builds the addresses of one site from its published content. The order decides which entry gets a path: pages, the
 * blog, tags, then articles and authors (decisions, "Routing": tag before article), then the market.
 */
export function buildSiteRoutes(site: Site, content: SiteContent): SiteRoutes {
  const routes: Record<string, RouteEntry> = {};
  const entries = [...pageEntries(site, content), ...blogEntries(site, content), ...marketEntries(site, content)];
  for (const draft of entries) {
    const path = draft.path;
    if (routes[path]) {
      log.warn('Two entries want one path', { locale: site.locale, path, kept: routes[path].type, left: draft.type });
      continue;
    }
    const within = path.slice(site.basePath.length) as Path;
    routes[path] = { layout: layoutOf(within), listPage: 1, tags: [], author: null, ...draft };
  }
  return { routes, ...indexes(site, content, Object.values(routes)) };
}

function indexes(site: Site, content: SiteContent, entries: readonly RouteEntry[]): Omit<SiteRoutes, 'routes'> {
  const firstPages = entries.filter((entry) => entry.listPage === 1);
  return {
    documents: Object.fromEntries(firstPages.map((entry) => [entry.documentId, entry.path])),
    redirects: redirectTable(site, content.redirects),
    authorNumbers: byNumber(site, 'author', content.authors),
    lenderNumbers: byNumber(site, 'lender', content.lenders),
  };
}

/** The addresses by number redirect to the slug (decisions, "Routing"). */
function byNumber(
  site: Site,
  type: 'author' | 'lender',
  rows: readonly { readonly number: number; readonly slug: string }[],
): Record<string, Path> {
  return Object.fromEntries(rows.map(({ number, slug }) => [String(number), contentPath(site, { type, slug })]));
}
