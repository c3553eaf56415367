import { type CountryCode, sitesOf } from '@prestafaro/countries';
import type { BuildMeta } from '@prestafaro/types/builds';
import { ownBuild } from '@/server/builds/own-build';
import type { RouteManifest } from '@/server/routing/manifest';
import { factsOf, pageKindNames } from '@/server/routing/page-kinds';

/** With 500 paths of 40 letters this stays below 20 KB gzip (decisions, "The stack"). */
const maxPaths = 500;

/** What the browser may know of the routes of one host: stored pages, in the order of `pageKinds`, and redirects. */
export function buildMeta(country: CountryCode, manifest: RouteManifest): BuildMeta {
  const sites = sitesOf(country).map(({ locale }) => manifest.sites[locale]);
  const entries = sites.flatMap(({ routes }) => Object.values(routes));
  const sorted = entries
    .filter(({ type }) => factsOf(type).params !== null)
    .toSorted((a, b) => pageKindNames.indexOf(a.type) - pageKindNames.indexOf(b.type) || a.listPage - b.listPage);
  const redirects = sites.flatMap((site) =>
    Object.entries(site.redirects).map(([from, { to }]) => [from, to] as const),
  );
  return {
    ...ownBuild,
    prerendered: sorted.slice(0, maxPaths).map(({ path }) => path),
    redirects: Object.fromEntries(redirects.slice(0, maxPaths)),
  };
}
