import 'server-only';
import { articleItem } from '@prestafaro/addresses';
import { type Locale, siteOfLocale } from '@prestafaro/countries';
import type { RouteMeta } from '@/server/routing/manifest';
import { routeManifest } from '@/server/routing/manifest-slot';

/** What the head of a page says of it. */
export interface PageMeta extends RouteMeta {
  /** The article that the page shows, by the name under which its views are counted. Null for lists, calendars and other pages. */
  item: string | null;
}

/**
 * Type and link of the page at a public path (specification §3); null for core pages. A page writes type and item into its
 * head as `pf:type` and `pf:item`, where the page view reads them.
 * @throws {CmsUnavailable} when no manifest was ever loaded and the CMS is away.
 */
export async function routeMetaOf(locale: Locale, publicPath: string): Promise<PageMeta | null> {
  const entry = (await routeManifest()).sites[locale].routes[publicPath];
  if (!entry?.meta) return null;
  return { ...entry.meta, item: entry.type === 'article' ? articleItem(siteOfLocale(locale), entry.slug) : null };
}
