import type { Locale } from '@prestafaro/countries';
import { z } from 'zod';
import { siteContentSchema } from '@/server/routing/site-content';

/** One full read of a site from the CMS. */
export const siteLoadSchema = z.object({
  /** When the read began, in UTC: the later of two reads is used, and it contains every earlier change. */
  loadedAt: z.iso.datetime(),
  /** What the CMS called this content. A closed site has none. */
  version: z.optional(z.string()),
  content: siteContentSchema,
});

export type SiteLoad = z.infer<typeof siteLoadSchema>;

/** The last full read of some sites. */
export type SiteLoads = Readonly<Partial<Record<Locale, SiteLoad>>>;

/**
 * Whether a load replaces a known one. Several servers load different sites at the same time, in any order, and an older load must
 * not replace a later one.
 */
export function isNewerLoad(load: SiteLoad, known: SiteLoad | undefined): boolean {
  return known === undefined || known.loadedAt < load.loadedAt;
}

/** The age of the oldest site's addresses, in seconds. */
export function manifestAge({ loadedAt }: { loadedAt: Readonly<Record<string, string>> }, now: number): number {
  const oldest = Math.min(...Object.values(loadedAt).map((at) => Date.parse(at)));
  return Math.max(0, Math.round((now - oldest) / 1000));
}

/**
 * The time of a load that begins now. It is later than every known load, even if the clock of another server is ahead
 * or our own was set back.
 * @param now in milliseconds
 */
export function timeOfLoad(known: SiteLoads, of: readonly Locale[], now: number): string {
  const times = of.map((locale) => Date.parse(known[locale]?.loadedAt ?? '')).filter(Number.isFinite);
  return new Date(Math.max(now, ...times.map((time) => time + 1))).toISOString();
}

/** The time of a change that was received now: no load that began before may count as later. @param now in milliseconds */
export function timeOfReceipt(known: SiteLoad | undefined, now: number): string {
  return new Date(Math.max(now, Date.parse(known?.loadedAt ?? '') || 0)).toISOString();
}
