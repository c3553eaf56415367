import type { RouteEntry, SiteRoutes } from '@/server/routing/manifest';
import { factsOf, type SitemapName } from '@/server/routing/page-kinds';

type EntriesByName = ReadonlyMap<SitemapName, readonly RouteEntry[]>;

/** Sorted once: a change of an address makes new addresses of its site. */
const known = new WeakMap<SiteRoutes, EntriesByName>();

/**
 * The addresses of a site that one sitemap lists, in the order of their paths, because the CMS sorts documents by random ids, which
 * differ from one seed to another.
 */
export function sitemapEntries(site: SiteRoutes, name: SitemapName): readonly RouteEntry[] {
  const entries = known.get(site) ?? sorted(site);
  known.set(site, entries);
  return entries.get(name) ?? [];
}

function sorted({ routes }: SiteRoutes): EntriesByName {
  const byName = new Map<SitemapName, RouteEntry[]>();
  for (const entry of Object.values(routes)) {
    const { sitemap } = factsOf(entry.type);
    if (sitemap === null || entry.noindex) continue;
    const entries = byName.get(sitemap);
    if (entries) entries.push(entry);
    else byName.set(sitemap, [entry]);
  }
  for (const entries of byName.values()) entries.sort((one, other) => (one.path < other.path ? -1 : 1));
  return byName;
}
