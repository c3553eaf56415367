import { type CountryCode, sitesOf } from '@prestafaro/countries';
import type { BuildMeta } from '@prestafaro/types/builds';
import { ownBuild } from '@/server/builds/own-build';
import type { RouteEntry, RouteManifest, SiteRoutes } from '@/server/routing/manifest';
import { factsOf, pageKindNames } from '@/server/routing/page-kinds';

/** With 500 paths of 40 letters this stays below 20 KB gzip (decisions, "The stack"). */
const maxPaths = 500;

/** What the browser may know of the routes of one host: stored pages, in the order of `pageKinds`, and redirects. */
export function buildMeta(country: CountryCode, manifest: RouteManifest): BuildMeta {
  const sites = sitesOf(country).map(({ locale }) => manifest.sites[locale]);
  const sorted = sites.flatMap(firstEntries).toSorted(byKind);
  const redirects = sites.flatMap((site) =>
    Object.entries(site.redirects).map(([from, { to }]) => [from, to] as const),
  );
  return {
    ...ownBuild,
    prerendered: sorted.slice(0, maxPaths).map(({ path }) => path),
    redirects: Object.fromEntries(redirects.slice(0, maxPaths)),
  };
}

/** Every visitor asks for the list, and a site may have ten thousand addresses. A change of an address makes new addresses of its site. */
const known = new WeakMap<SiteRoutes, readonly RouteEntry[]>();

/** The stored pages of a site that may be listed. */
function firstEntries(site: SiteRoutes): readonly RouteEntry[] {
  const stored = known.get(site) ?? sortedEntries(site);
  known.set(site, stored);
  return stored;
}

function sortedEntries({ routes }: SiteRoutes): readonly RouteEntry[] {
  const stored = Object.values(routes).filter(({ type }) => factsOf(type).params !== null);
  return stored.sort(byKind).slice(0, maxPaths);
}

const byKind = (a: RouteEntry, b: RouteEntry): number =>
  pageKindNames.indexOf(a.type) - pageKindNames.indexOf(b.type) || a.listPage - b.listPage;
