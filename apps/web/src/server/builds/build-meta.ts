import { type CountryCode, sitesOf } from '@prestafaro/countries';
import type { BuildMeta } from '@prestafaro/types/builds';
import { ownBuild } from '@/server/builds/own-build';
import type { RouteEntry, RouteManifest } from '@/server/routing/manifest';

/** With 500 paths of 40 letters this stays below 20 KB gzip (decisions, "The stack"). */
const mostPaths = 500;

/** The types whose pages are static, those that menus lead to first. What is made per request is not fetched ahead. */
const order: readonly RouteEntry['type'][] = [
  'page',
  'campaign',
  'lenders',
  'lender',
  'blog',
  'tag',
  'bank',
  'author',
  'calendar',
  'article',
];

/** What the browser may know of the routes of one host: static paths, those that menus lead to first, and redirects. */
export function buildMeta(country: CountryCode, manifest: RouteManifest): BuildMeta {
  const sites = sitesOf(country).map(({ locale }) => manifest.sites[locale]);
  const entries = sites.flatMap(({ routes }) => Object.values(routes));
  const isStatic = ({ type }: RouteEntry) => order.includes(type);
  const sorted = entries
    .filter(isStatic)
    .toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type) || a.listPage - b.listPage);
  const redirects = sites.flatMap((site) =>
    Object.entries(site.redirects).map(([from, { to }]) => [from, to] as const),
  );
  return {
    ...ownBuild,
    prerendered: sorted.slice(0, mostPaths).map(({ path }) => path),
    redirects: Object.fromEntries(redirects.slice(0, mostPaths)),
  };
}
