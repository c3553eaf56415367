import 'server-only';
import { type Locale, locales, siteOfLocale } from '@prestafaro/countries';
import { processWide } from '@/cms/process-wide';
import {
  type AddressChange,
  forgottenBefore,
  isNewerChange,
  keyOfChange,
  mayLack,
} from '@/server/routing/address-change';
import { buildSiteRoutes } from '@/server/routing/build-site-routes';
import type { RouteManifest, SiteRoutes } from '@/server/routing/manifest';
import { sharedNow } from '@/server/routing/manifest-redis';
import { patchContent } from '@/server/routing/patch-content';
import { closedSite, loadSiteContent, loadSiteVersions, type SiteContent } from '@/server/routing/site-content';
import { isNewerLoad, type SiteLoad, type SiteLoads, timeOfLoad } from '@/server/routing/site-loads';

/** What the manifest is made of: full reads of sites, and the changes of entries that events told since. */
export interface ManifestParts {
  readonly loads: SiteLoads;
  /** The last change of each entry. */
  readonly changes: readonly AddressChange[];
}

interface ManifestSlot {
  current?: RouteManifest;
  readonly loads: Partial<Record<Locale, SiteLoad>>;
  /** By {@link keyOfChange}. */
  readonly changes: Map<string, AddressChange>;
  /** The load that began last, finished or not. */
  loading?: Promise<RouteManifest>;
  /** The load that pages wait for while there is no manifest. */
  first?: Promise<RouteManifest>;
}

/** The state that the proxy and the route handlers share. */
const slot = processWide<ManifestSlot>('route-manifest', () => ({ loads: {}, changes: new Map() }));

/** The manifest in use, if one is loaded. */
export function currentManifest(): RouteManifest | undefined {
  return slot.current;
}

/** The parts of the manifest in use. */
export function currentParts(): ManifestParts {
  return { loads: { ...slot.loads }, changes: [...slot.changes.values()] };
}

/** The content of a site with every change that its last load may lack; undefined while none is loaded. */
export function currentContent(locale: Locale): SiteContent | undefined {
  const load = slot.loads[locale];
  if (!load) return undefined;
  const changes = [...slot.changes.values()].filter((change) => change.locale === locale);
  return patchContent(
    load.content,
    changes.filter((change) => mayLack(load.loadedAt, change)),
  );
}

/**
 * Adds loads and changes to the manifest in use, for the whole process. The later load of each site and the later change of each
 * entry are kept, so that the order in which they come does not matter.
 * @returns the manifest in use; undefined while a site is missing, because its pages would answer 404
 */
export function putManifest({ loads = {}, changes = [] }: Partial<ManifestParts>): RouteManifest | undefined {
  const changed = new Set<Locale>();
  for (const locale of locales) {
    const load = loads[locale];
    const known = slot.loads[locale];
    if (!load || !isNewerLoad(load, known)) continue;
    slot.loads[locale] = load;
    // Most loads bring what is known already, and a large site takes tenths of a second to build.
    if (load.content !== known?.content || isPatched(known, locale)) changed.add(locale);
    forgetChanges(locale, forgottenBefore(load.loadedAt));
  }
  for (const change of changes) {
    const key = keyOfChange(change);
    if (!isNewerChange(change, slot.changes.get(key))) continue;
    slot.changes.set(key, change);
    changed.add(change.locale);
  }
  if (changed.size > 0 || !slot.current) slot.current = built([...changed]);
  else slot.current = { ...slot.current, loadedAt: timesOfLoads() };
  return slot.current;
}

/** Whether a change came after a load of its site. */
function isPatched({ loadedAt }: SiteLoad, of: Locale): boolean {
  return [...slot.changes.values()].some((change) => change.locale === of && mayLack(loadedAt, change));
}

function forgetChanges(locale: Locale, before: string): void {
  for (const [key, change] of slot.changes) {
    if (change.locale === locale && change.at < before) slot.changes.delete(key);
  }
}

/** The manifest after the contents of these sites have changed. Undefined while a site is missing. */
function built(changed: readonly Locale[]): RouteManifest | undefined {
  if (!locales.every((locale) => slot.loads[locale])) return undefined;
  const rebuilt = slot.current ? changed : locales;
  const sites: Partial<Record<Locale, SiteRoutes>> = {};
  for (const locale of locales) {
    const former = slot.current && Object.getOwnPropertyDescriptor(slot.current.sites, locale);
    Object.defineProperty(sites, locale, former && !rebuilt.includes(locale) ? former : routesAtFirstUse(locale));
  }
  return { loadedAt: timesOfLoads(), sites: sites as RouteManifest['sites'] };
}

/** The addresses of a site as it is now, built when somebody asks for them: a server starts sooner, and most changes are seldom read. */
function routesAtFirstUse(locale: Locale): PropertyDescriptor {
  const content = currentContent(locale);
  let routes: SiteRoutes | undefined;
  const get = () => {
    routes ??= buildSiteRoutes(siteOfLocale(locale), content ?? closedSite);
    return routes;
  };
  return { get, enumerable: true, configurable: true };
}

function timesOfLoads(): RouteManifest['loadedAt'] {
  const times = locales.map((locale) => [locale, slot.loads[locale]?.loadedAt]);
  return Object.fromEntries(times) as RouteManifest['loadedAt'];
}

/**
 * Loads the addresses of sites from the CMS, all by default, and puts them in use. A site that published nothing since its last load is
 * not read again. Loads run one after the other, because two at
 * once would only slow the CMS down.
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
  const loadedAt = timeOfLoad(slot.loads, requested, await sharedNow());
  const loads: Partial<Record<Locale, SiteLoad>> = {};
  // Before the content: what is published between the two is read again by the next load.
  const versions = await loadSiteVersions();
  for (const locale of requested) {
    const version = versions.get(locale);
    loads[locale] = { loadedAt, version, content: await contentOf(locale, version) };
  }
  return putManifest({ loads }) as RouteManifest;
}

async function contentOf(locale: Locale, version: string | undefined): Promise<SiteContent> {
  const known = slot.loads[locale];
  if (known && known.version === version) return known.content;
  return version === undefined ? closedSite : loadSiteContent(locale);
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
