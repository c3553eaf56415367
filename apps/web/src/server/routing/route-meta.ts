import 'server-only';
import type { Locale } from '@prestafaro/countries';
import type { RouteMeta } from '@/server/routing/manifest';
import { routeManifest } from '@/server/routing/manifest-slot';

/**
 * Type and link of the page at a public path (specification §3); null for core pages. A page writes the type into its
 * head as `pf:type`, where the page view reads it.
 * @throws {CmsUnavailable} when no manifest was ever loaded and the CMS is away.
 */
export async function routeMetaOf(locale: Locale, publicPath: string): Promise<RouteMeta | null> {
  return (await routeManifest()).sites[locale].routes[publicPath]?.meta ?? null;
}
