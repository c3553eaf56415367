import 'server-only';
import { type Locale, locales, siteOfLocale } from '@prestafaro/countries';
import { buildSiteRoutes } from '@/site/routes/build-site-routes';
import type { RouteManifest } from '@/site/routes/manifest';
import { loadSiteContent } from '@/site/routes/site-content';

interface ManifestSlot {
  current?: RouteManifest;
  /** The load that began last, whether it is over or not. */
  loading?: Promise<RouteManifest>;
  /** The load that pages wait for while there is no manifest. */
  first?: Promise<RouteManifest>;
}

const key = Symbol.for('prestafaro.route-manifest');

/** The one thing that the proxy and the route handlers share: their modules are other instances, `globalThis` is not. */
function slot(): ManifestSlot {
  const holder = globalThis as { [key]?: ManifestSlot };
  holder[key] ??= {};
  return holder[key];
}

/** The manifest in use, if any was loaded yet. */
export function currentManifest(): RouteManifest | undefined {
  return slot().current;
}

/** Puts a manifest in use for the whole process. */
export function putManifest(manifest: RouteManifest): void {
  slot().current = manifest;
}

/**
 * Asks the CMS for the addresses of sites, all by default, and puts the answer in use. Loads come one after the other:
 * one that began before an event may not know of it, and must not overwrite a later one.
 * @throws {CmsUnavailable | CmsError} and leaves the manifest in use as it is.
 */
export function loadManifest(of: readonly Locale[] = locales): Promise<RouteManifest> {
  const shared = slot();
  const previous = shared.loading ?? Promise.resolve();
  const ask = () => askForManifest(of);
  const load = previous.then(ask, ask);
  shared.loading = load;
  return load;
}

async function askForManifest(of: readonly Locale[]): Promise<RouteManifest> {
  const current = currentManifest();
  // One site is enough only where the others are known.
  const asked = current ? of : locales;
  const loadedAt = asked.length < locales.length && current ? current.loadedAt : new Date().toISOString();
  const sites: Partial<RouteManifest['sites']> = {};
  for (const locale of asked) sites[locale] = buildSiteRoutes(siteOfLocale(locale), await loadSiteContent(locale));
  const manifest: RouteManifest = {
    version: 2,
    loadedAt,
    sites: { ...current?.sites, ...sites } as RouteManifest['sites'],
  };
  putManifest(manifest);
  return manifest;
}

/**
 * The manifest, loaded now where none is in use: a build has no start that could have loaded it.
 * @throws {CmsUnavailable | CmsError}
 */
export async function routeManifest(): Promise<RouteManifest> {
  const shared = slot();
  if (shared.current) return shared.current;
  // Pages that are made side by side wait for one load.
  shared.first ??= loadManifest().finally(() => {
    shared.first = undefined;
  });
  return shared.first;
}
