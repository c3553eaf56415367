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
export const emptyTagPathsOf = (site: SiteRoutes): ReadonlySet<string> => tagFactsOf(site).emptyPaths;

/** {@link filledTags} of the addresses of one site. */
export const filledTagsOf = (site: SiteRoutes): ReadonlySet<string> => tagFactsOf(site).filled;

interface TagFacts {
  readonly filled: ReadonlySet<string>;
  readonly emptyPaths: ReadonlySet<string>;
}

/** Every page with a menu asks for them. A change of an address makes new addresses of its site. */
const knownFacts = new WeakMap<SiteRoutes, TagFacts>();

function tagFactsOf(site: SiteRoutes): TagFacts {
  const known = knownFacts.get(site);
  if (known) return known;
  const entries = Object.values(site.routes);
  const filled = new Set(entries.flatMap(({ tags }) => tags));
  const empty = entries.filter(({ type, slug }) => type === 'tag' && !filled.has(slug));
  const facts = { filled, emptyPaths: new Set(empty.map(({ path }) => path)) };
  knownFacts.set(site, facts);
  return facts;
}
