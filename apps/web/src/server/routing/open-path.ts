import type { Path } from '@prestafaro/countries';
import type { SiteRoutes } from '@/server/routing/manifest';

/** The public path of a document that search engines may list; undefined for any other. */
export function openPath({ documents, routes }: SiteRoutes, documentId: string): Path | undefined {
  const path = documents[documentId];
  const entry = path === undefined ? undefined : routes[path];
  return entry && !entry.noindex ? entry.path : undefined;
}
