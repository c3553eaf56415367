import { type Locale, locales } from '@prestafaro/countries';
import type { RouteManifest, SiteRoutes } from '@/server/routing/manifest';

/** The addresses of some sites, with the time of each load. */
export interface PartialManifest {
  readonly loadedAt: Partial<Record<Locale, string>>;
  readonly sites: Partial<Record<Locale, SiteRoutes>>;
}

/**
 * Keeps the later of two loads for each site. Several servers load different sites at the same time, in any order, and
 * an older load must not replace a later one. Undefined while a site is in neither manifest.
 */
export function mergeManifests(one: PartialManifest | undefined, other: PartialManifest): RouteManifest | undefined {
  const loadedAt: Partial<RouteManifest['loadedAt']> = {};
  const sites: Partial<RouteManifest['sites']> = {};
  for (const locale of locales) {
    const newest = newestOf(locale, one, other);
    if (!newest) return undefined;
    loadedAt[locale] = newest.loadedAt[locale];
    sites[locale] = newest.sites[locale];
  }
  return { version: 3, loadedAt, sites } as RouteManifest;
}

function newestOf(locale: Locale, ...manifests: (PartialManifest | undefined)[]): PartialManifest | undefined {
  return manifests
    .filter((manifest) => manifest?.sites[locale] !== undefined)
    .reduce(
      (newest, next) => ((newest?.loadedAt[locale] ?? '') < (next?.loadedAt[locale] ?? '') ? next : newest),
      undefined,
    );
}

/** The age of the oldest site's addresses, in seconds. */
export function manifestAge({ loadedAt }: RouteManifest, now: number): number {
  const oldest = Math.min(...Object.values(loadedAt).map((at) => Date.parse(at)));
  return Math.max(0, Math.round((now - oldest) / 1000));
}

/**
 * The time of a load that begins now. It is later than every known load, even if the clock of another server is ahead
 * or our own was set back.
 * @param now in milliseconds
 */
export function timeOfLoad(current: PartialManifest | undefined, of: readonly Locale[], now: number): string {
  const known = of.map((locale) => Date.parse(current?.loadedAt[locale] ?? '')).filter(Number.isFinite);
  return new Date(Math.max(now, ...known.map((time) => time + 1))).toISOString();
}
