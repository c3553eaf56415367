import type { Site } from '@prestafaro/countries';
import { contentPath } from './content-path.ts';

/** As many characters as `sub7` of an event may have. */
const longest = 100;

/**
 * The name under which the views of an article are counted: its slug, after the base path of a second language (`ru/que-es-asnef`),
 * because all languages of a country share a host and a provider. It stays when an article moves to the root of the site.
 */
export function articleItem(site: Site, slug: string): string {
  return contentPath(site, { type: 'article', slug, isAtRoot: true }).slice(1, -1).slice(0, longest);
}
