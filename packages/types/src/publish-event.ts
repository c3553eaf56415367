import * as z from 'zod/mini';
import { editorialTypes } from './content-type.ts';
import { localeSchema } from './locale.ts';
import { commentSubjectSchema } from './visitor-forms/comment.ts';

/**
 * The content types whose publication changes what a visitor sees: what editors write, comments that a moderator approved,
 * and the ratings of articles.
 */
export const publishedTypeSchema = z.enum([...editorialTypes, 'comment', 'rating']);

export type PublishedType = z.infer<typeof publishedTypeSchema>;

const path = z.string().check(z.maxLength(500), z.startsWith('/'));

/** A tag, an author or a lender whose list or page shows the document, before or after the change. */
export const relatedDocumentSchema = z.object({
  type: z.enum(['tag', 'author', 'lender']),
  slug: z.string().check(z.minLength(1)),
});

/** What a comment or a rating is about: the home page, or a document. */
export const opinionSubjectSchema = z.object({
  type: commentSubjectSchema,
  /** documentId of the article or lender; `home` for the home page. */
  id: z.string().check(z.minLength(1), z.maxLength(60)),
});

export type OpinionSubject = z.infer<typeof opinionSubjectSchema>;

export type RelatedDocument = z.infer<typeof relatedDocumentSchema>;

/**
 * What the CMS tells the web application after a change, as the signed body of POST `/api/revalidate`
 * (architecture, "How a publish reaches the visitor"). Paths are as the visitor sees them, base path of the site included.
 */
export const publishEventSchema = z.object({
  /** The same on every retry: an event that was handled once is not handled again. */
  id: z.uuid(),
  event: z.enum(['publish', 'unpublish']),
  type: publishedTypeSchema,
  documentId: z.string().check(z.minLength(1)),
  locale: localeSchema,
  slug: z.nullish(z.string()),
  /** The slug and the path that were published before the change; null if nothing was. */
  previousSlug: z.nullish(z.string()),
  path: z.nullish(path),
  previousPath: z.nullish(path),
  /** Only for comments and ratings. */
  subject: z.nullish(opinionSubjectSchema),
  related: z.array(relatedDocumentSchema).check(z.maxLength(200)),
  /** When it happened, in UTC: `2026-11-20T09:30:00.000Z`. */
  at: z.iso.datetime(),
});

export type PublishEvent = z.infer<typeof publishEventSchema>;
