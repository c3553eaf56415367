import * as z from 'zod/mini';
import { localeSchema } from './locale.ts';

/** The content types whose publication changes what a visitor sees. */
export const publishedTypeSchema = z.enum(['site-setting', 'menu', 'page', 'article', 'tag', 'author', 'redirect']);

export type PublishedType = z.infer<typeof publishedTypeSchema>;

const path = z.string().check(z.maxLength(500), z.startsWith('/'));

/** A tag or an author whose list or page shows the document, before or after the change. */
export const relatedDocumentSchema = z.object({
  type: z.enum(['tag', 'author']),
  slug: z.string().check(z.minLength(1)),
});

export type RelatedDocument = z.infer<typeof relatedDocumentSchema>;

/**
 * What the CMS tells the web application after a change, as the signed body of POST `/api/revalidate`
 * (architecture, "How a publish reaches the visitor"). Paths are as the visitor sees them, base path of the site included.
 */
export const publishEventSchema = z.object({
  /** The same on every retry: an event that was handled once is not handled again. */
  id: z.uuid(),
  event: z.enum(['publish', 'unpublish', 'delete']),
  type: publishedTypeSchema,
  documentId: z.string().check(z.minLength(1)),
  locale: localeSchema,
  slug: z.nullish(z.string()),
  /** The slug and the path that were published before the change; null if nothing was. */
  previousSlug: z.nullish(z.string()),
  path: z.nullish(path),
  previousPath: z.nullish(path),
  related: z.array(relatedDocumentSchema).check(z.maxLength(200)),
  /** When it happened, in UTC: `2026-11-20T09:30:00.000Z`. */
  at: z.iso.datetime(),
});

export type PublishEvent = z.infer<typeof publishEventSchema>;
