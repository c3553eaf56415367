import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { absoluteUrl } from '@/server/routing/absolute-url';
import type { RouteEntry, RouteManifest } from '@/server/routing/manifest';
import { routeManifest } from '@/server/routing/manifest-slot';
import { publishedLocales } from '@/server/routing/published-locales';

/**
 * The same document on other sites: locale → absolute address. Canonical, hreflang, sitemap and language switch all use
 * this map.
 */
export type Alternates = Readonly<Partial<Record<Locale, string>>>;

/**
 * The addresses of the document at a public path, its own included. Empty for pages that are not indexed and for the
 * second and further pages of a list, which have no counterpart.
 * @throws {CmsUnavailable} when no manifest was ever loaded and the CMS is away.
 */
export async function alternatesOf(locale: Locale, publicPath: string): Promise<Alternates> {
  const manifest = await routeManifest();
  const entry = manifest.sites[locale].routes[publicPath];
  return entry === undefined || entry.noindex || entry.listPage > 1 ? {} : alternatesOfEntry(manifest, entry);
}

/** The addresses of an entry's document on all sites of this deployment, if the document may be indexed. */
export function alternatesOfEntry(manifest: RouteManifest, entry: RouteEntry): Alternates {
  const alternates: Partial<Record<Locale, string>> = {};
  for (const locale of publishedLocales()) {
    const counterpart = counterpartOf(manifest, entry.documentId, locale);
    if (counterpart && !counterpart.noindex) alternates[locale] = absoluteUrl(locale, counterpart.path);
  }
  return alternates;
}

/** The address of a document on another site, if it is published there. */
export function counterpartOf(manifest: RouteManifest, documentId: string, locale: Locale): RouteEntry | undefined {
  const path = manifest.sites[locale].documents[documentId];
  return path === undefined ? undefined : manifest.sites[locale].routes[path];
}

/**
 * The `alternates` of Next's metadata for a public path: its own canonical address, and hreflang if it has
 * counterparts.
 */
export async function metadataAlternates(locale: Locale, publicPath: string) {
  const languages = await alternatesOf(locale, publicPath);
  return { canonical: absoluteUrl(locale, publicPath), languages: { ...languages } };
}
