import 'server-only';
import type { Site } from '@prestafaro/countries';
import { currentManifest } from '@/server/routing/manifest-slot';

/**
 * Whether a site has a page at a public path. True while no manifest is loaded, because unknown pages are no reason to
 * link elsewhere.
 */
export function isPublished({ locale }: Site, path: string): boolean {
  const routes = currentManifest()?.sites[locale].routes;
  return routes === undefined || Object.hasOwn(routes, path);
}
