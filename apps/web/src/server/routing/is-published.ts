import 'server-only';
import type { Site } from '@prestafaro/countries';
import { currentManifest } from '@/server/routing/manifest-slot';

/** Whether a site has a page at a public path. Yes, while nobody knows which pages there are: that is no reason to lead elsewhere. */
export function isPublished({ locale }: Site, path: string): boolean {
  const routes = currentManifest()?.sites[locale].routes;
  return routes === undefined || Object.hasOwn(routes, path);
}
