import { contentPath, layoutOf } from '@prestafaro/addresses';
import type { Path, Site } from '@prestafaro/countries';
import { log } from '@/server/log/log';
import { articleEntries, authorEntries, blogEntries, tagEntries } from '@/server/routing/entries/blog-entries';
import type { EntryDraft } from '@/server/routing/entries/entry-draft';
import {
  bankEntries,
  calendarEntries,
  lenderEntries,
  lendersGuideEntries,
} from '@/server/routing/entries/market-entries';
import { type FixedPageKind, pageEntries } from '@/server/routing/entries/page-entries';
import { searchEntries } from '@/server/routing/entries/search-entries';
import type { RouteEntry, SiteRoutes } from '@/server/routing/manifest';
import type { PageKind } from '@/server/routing/page-kinds';
import { redirectTable } from '@/server/routing/redirect-table';
import type { SiteContent } from '@/server/routing/site-content';

type EntryBuilder = (site: Site, content: SiteContent) => readonly EntryDraft[];

/**
 * The builder of each page kind. The pages of the CMS include the kinds that only fixed pages have. The order decides which
 * entry gets a path (decisions, "Routing": tag before article).
 */
const builders: Readonly<Record<Exclude<PageKind, FixedPageKind>, EntryBuilder>> = {
  page: pageEntries,
  blog: blogEntries,
  tag: tagEntries,
  article: articleEntries,
  author: authorEntries,
  lenders: lendersGuideEntries,
  lender: lenderEntries,
  bank: bankEntries,
  calendar: calendarEntries,
  search: searchEntries,
};

/** Builds the addresses of one site from its published content. */
export function buildSiteRoutes(site: Site, content: SiteContent): SiteRoutes {
  const routes: Record<string, RouteEntry> = {};
  const entries = Object.values(builders).flatMap((build) => build(site, content));
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
