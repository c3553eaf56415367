import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { log, reasonOf } from '@/server/log/log';
import type { RouteEntry } from '@/server/routing/manifest';
import { routeManifest } from '@/server/routing/manifest-slot';
import { publishedLocales } from '@/server/routing/published-locales';

/**
 * The pages of one type that a build makes before the first visit, on every published site. None when the CMS is away
 * or the environment is missing: an image is built without them, and each page is made at its first visit.
 */
export async function staticEntries(type: RouteEntry['type']): Promise<(RouteEntry & { site: Locale })[]> {
  try {
    const { sites } = await routeManifest();
    return publishedLocales().flatMap((site) =>
      Object.values(sites[site].routes).flatMap((entry) => (entry.type === type ? [{ ...entry, site }] : [])),
    );
  } catch (error) {
    log.warn('No pages are made in advance: the CMS does not answer', { type, reason: reasonOf(error) });
    return [];
  }
}
