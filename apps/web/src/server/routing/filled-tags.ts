import 'server-only';
import type { Locale } from '@prestafaro/countries';
import type { SiteRoutes } from '@/server/routing/manifest';
import { routeManifest } from '@/server/routing/manifest-slot';

/**
 * The slugs of the tags of a site that an article or a work calendar has. The list of any other tag is empty: no page links it,
 * and it is not in the index.
 * @throws {CmsUnavailable} when no manifest was ever loaded and the CMS is away.
 */
export async function filledTags(locale: Locale): Promise<ReadonlySet<string>> {
  return filledTagsOf((await routeManifest()).sites[locale]);
}

/**
 * The public paths of the tags of a site that are empty, see {@link filledTags}.
 * @throws {CmsUnavailable} when no manifest was ever loaded and the CMS is away.
 */
export async function emptyTagPaths(locale: Locale): Promise<ReadonlySet<string>> {
  return emptyTagPathsOf((await routeManifest()).sites[locale]);
}

/** {@link emptyTagPaths} of the addresses of one site. */
export function emptyTagPathsOf(site: SiteRoutes): ReadonlySet<string> {
  const filled = filledTagsOf(site);
  const empty = Object.values(site.routes).filter(({ type, slug }) => type === 'tag' && !filled.has(slug));
  return new Set(empty.map(({ path }) => path));
}

/** {@link filledTags} of the addresses of one site. */
export function filledTagsOf({ routes }: SiteRoutes): ReadonlySet<string> {
  return new Set(Object.values(routes).flatMap(({ tags }) => tags));
}
