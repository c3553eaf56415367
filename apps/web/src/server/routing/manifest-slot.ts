import 'server-only';
import { type Locale, locales, siteOfLocale } from '@prestafaro/countries';
import { processWide } from '@/cms/process-wide';
import { buildSiteRoutes } from '@/server/routing/build-site-routes';
import type { RouteManifest } from '@/server/routing/manifest';
import { sharedNow } from '@/server/routing/manifest-redis';
import { mergeManifests, type PartialManifest, timeOfLoad } from '@/server/routing/merge-manifests';
import { loadSiteContent } from '@/server/routing/site-content';

interface ManifestSlot {
  current?: RouteManifest;
  /** The load that began last, finished or not. */
  loading?: Promise<RouteManifest>;
  /** The load that pages wait for while there is no manifest. */
  first?: Promise<RouteManifest>;
}

/** The state that the proxy and the route handlers share. */
const slot = processWide<ManifestSlot>('route-manifest', () => ({}));

/** The manifest in use, if one is loaded. */
export function currentManifest(): RouteManifest | undefined {
  return slot.current;
}

/**
 * Merges a manifest into the one in use, for the whole process: the later load of each site is kept.
 * @returns the manifest in use; undefined while a site is missing
 */
export function putManifest(manifest: PartialManifest): RouteManifest | undefined {
  slot.current = mergeManifests(slot.current, manifest) ?? slot.current;
  return slot.current;
}

/**
 * Loads the addresses of sites from the CMS, all by default, and puts them in use. Loads run one after the other: a
 * load that began before an event may lack its change, and must not overwrite a later one.
 * @throws {CmsUnavailable | CmsError} and leaves the manifest in use unchanged
 */
export function loadManifest(of: readonly Locale[] = locales): Promise<RouteManifest> {
  const previous = slot.loading ?? Promise.resolve();
  const ask = () => askForManifest(of);
  const load = previous.then(ask, ask);
  slot.loading = load;
  return load;
}

async function askForManifest(of: readonly Locale[]): Promise<RouteManifest> {
  // A load of one site is enough only if the others are loaded.
  const requested = slot.current ? of : locales;
  const time = timeOfLoad(slot.current, requested, await sharedNow());
  const loadedAt: Partial<RouteManifest['loadedAt']> = {};
  const sites: Partial<RouteManifest['sites']> = {};
  for (const locale of requested) {
    loadedAt[locale] = time;
    sites[locale] = buildSiteRoutes(siteOfLocale(locale), await loadSiteContent(locale));
  }
  return putManifest({ loadedAt, sites }) as RouteManifest;
}

/**
 * The manifest, loaded now if none is in use: a build has no start that could have loaded it.
 * @throws {CmsUnavailable | CmsError}
 */
export async function routeManifest(): Promise<RouteManifest> {
  if (slot.current) return slot.current;
  // Pages that are made concurrently wait for one load.
  slot.first ??= loadManifest().finally(() => {
    slot.first = undefined;
  });
  return slot.first;
}
