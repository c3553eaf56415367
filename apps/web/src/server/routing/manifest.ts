import { isLocale, type Locale, type Path } from '@prestafaro/countries';
import { z } from 'zod';
import { pageKindNames } from '@/server/routing/page-kinds';

const path = z.custom<Path>((value) => typeof value === 'string' && /^\/(.*\/)?$/.test(value), 'not a path');

/** Type and link of a route (specification §3): the page's own path, or the slug for a tag. */
const metaSchema = z.object({
  type: z.enum(['blog', 'tag', 'seo', 'lender', 'doc', 'author']),
  link: z.string(),
});

const entrySchema = z.object({
  type: z.enum(pageKindNames),
  /** As a visitor sees it, with the site's base path. */
  path,
  /** The route file's address: `/es-ES/article/asnef`. Never public. */
  internal: z.string(),
  layout: z.enum(['default', 'empty']),
  /** Identity on all sites. Lists without a document have a name of their own: `blog`. */
  documentId: z.string(),
  slug: z.string(),
  /** Page of a list, from 1; 1 for everything else. */
  listPage: z.number(),
  updatedAt: z.string(),
  noindex: z.boolean(),
  /** Null for core pages, which have no type in the specification. */
  meta: metaSchema.nullable(),
  /** The lists that contain the entry's own page: the tags and the author of an article or a work calendar. */
  tags: z.array(z.string()),
  author: z.string().nullable(),
});

const redirectSchema = z.object({ to: z.string(), isPermanent: z.boolean() });

export const siteRoutesSchema = z.object({
  /** Public path → entry: the only lookup of the proxy. */
  routes: z.record(z.string(), entrySchema),
  /** documentId → public path of its (first) page on this site. */
  documents: z.record(z.string(), path),
  /** Public path → target, as editors wrote it. */
  redirects: z.record(z.string(), redirectSchema),
  /** Author number → public path (decisions, "Routing"). */
  authorNumbers: z.record(z.string(), path),
  /** Lender number → public path. */
  lenderNumbers: z.record(z.string(), path),
});

/** The time of a site's load from the CMS, in UTC. */
export const loadedAtSchema = z.iso.datetime();

const locale = z.custom<Locale>((key) => isLocale(String(key)));

export const manifestSchema = z.object({
  /** Changes with the shape: a manifest of another version is not read. */
  version: z.literal(3),
  /** Of each site: the later of two loads is used. */
  loadedAt: z.custom<Record<Locale, unknown>>().pipe(z.record(locale, loadedAtSchema)),
  sites: z.custom<Record<Locale, unknown>>().pipe(z.record(locale, siteRoutesSchema)),
});

export type RouteMeta = z.infer<typeof metaSchema>;
export type RouteEntry = z.infer<typeof entrySchema>;
export type ManifestRedirect = z.infer<typeof redirectSchema>;
export type SiteRoutes = z.infer<typeof siteRoutesSchema>;

/** Every public address of every site. It stays on the server; the browser gets an excerpt (`builds/meta`). */
export type RouteManifest = z.infer<typeof manifestSchema>;
