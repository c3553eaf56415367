import type { Layout } from '@prestafaro/addresses';
import type { Locale, Path } from '@prestafaro/countries';
import type { PageKind } from '@/server/routing/page-kinds';

/** Type and link of a route (specification §3): the page's own path, or the slug for a tag. */
export interface RouteMeta {
  type: 'blog' | 'tag' | 'seo' | 'lender' | 'doc' | 'author';
  link: string;
}

export interface RouteEntry {
  type: PageKind;
  /** As a visitor sees it, with the site's base path. */
  path: Path;
  /** The route file's address: `/es-ES/article/asnef`. Never public. */
  internal: string;
  layout: Layout;
  /** Identity on all sites. Lists without a document have a name of their own: `blog`. */
  documentId: string;
  slug: string;
  /** Page of a list, from 1; 1 for everything else. */
  listPage: number;
  updatedAt: string;
  noindex: boolean;
  /** Null for core pages, which have no type in the specification. */
  meta: RouteMeta | null;
  /** The lists that contain the entry's own page: the tags and the author of an article or a work calendar. */
  tags: string[];
  author: string | null;
}

export interface ManifestRedirect {
  to: string;
  isPermanent: boolean;
}

export interface SiteRoutes {
  /** Public path → entry: the only lookup of the proxy. */
  routes: Record<string, RouteEntry>;
  /** documentId → public path of its (first) page on this site. */
  documents: Record<string, Path>;
  /** Public path → target, as editors wrote it. */
  redirects: Record<string, ManifestRedirect>;
  /** Author number → public path (decisions, "Routing"). */
  authorNumbers: Record<string, Path>;
  /** Lender number → public path. */
  lenderNumbers: Record<string, Path>;
}

/**
 * Every public address of every site, built from the sites' content (`site-content.ts`). It stays on the server; the browser gets
 * an excerpt (`builds/meta`).
 */
export interface RouteManifest {
  /** The time of each site's last full read from the CMS, in UTC. */
  loadedAt: Record<Locale, string>;
  sites: Record<Locale, SiteRoutes>;
}
