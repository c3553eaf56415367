import * as z from 'zod/mini';
import { type AddressedType, addressFactsSchema } from './address-facts.ts';
import { editorialTypes } from './content-type.ts';
import { localeSchema } from './locale.ts';
import { commentSubjectSchema } from './visitor-forms/comment.ts';

/**
 * The content types whose publication changes a page: those of editors, comments that a moderator approved, and the ratings of
 * articles. `site` stands for all content of a site: its database was restored, or another release of the CMS has started.
 */
export const publishedTypeSchema = z.enum([...editorialTypes, 'comment', 'rating', 'site']);

export type PublishedType = z.infer<typeof publishedTypeSchema>;

/**
 * The types whose entries have no address of their own, and the addresses that a change of such a type changes: `all` of its site,
 * all of them only if the change is an `opening` or closing of the site, or `none`. A new type does not compile until it is here or
 * in `addressRowSchemas`.
 */
export const unaddressedTypes = {
  'site-setting': 'opening',
  menu: 'none',
  offer: 'none',
  partner: 'none',
  testimonial: 'none',
  comment: 'none',
  rating: 'none',
  site: 'all',
} as const satisfies Record<Exclude<PublishedType, AddressedType>, 'all' | 'opening' | 'none'>;

const path = z.string().check(z.maxLength(500), z.startsWith('/'));

/** A tag, an author, a lender or a bank whose list or page shows the document, before or after the change. */
export const relatedDocumentSchema = z.object({
  type: z.enum(['tag', 'author', 'lender', 'bank']),
  slug: z.string().check(z.minLength(1)),
});

/** The subject of a comment or a rating: the home page, or a document. */
export const reviewSubjectSchema = z.object({
  type: commentSubjectSchema,
  /** documentId of the article or lender; `home` for the home page. */
  id: z.string().check(z.minLength(1), z.maxLength(60)),
});

export type ReviewSubject = z.infer<typeof reviewSubjectSchema>;

export type RelatedDocument = z.infer<typeof relatedDocumentSchema>;

/**
 * The message of the CMS to the web app after a change: the signed body of POST `/api/revalidate` (architecture, "How a
 * publish reaches the visitor"). Paths are public: they include the base path of the site.
 */
export const publishEventSchema = z.object({
  /** The same on every retry, so that an event is handled once. */
  id: z.uuid(),
  event: z.enum(['publish', 'unpublish']),
  type: publishedTypeSchema,
  /** For the type `site`: the locale. */
  documentId: z.string().check(z.minLength(1)),
  locale: localeSchema,
  slug: z.nullish(z.string()),
  /** The slug and the path that were published before the change; null if nothing was. */
  previousSlug: z.nullish(z.string()),
  path: z.nullish(path),
  previousPath: z.nullish(path),
  /** Set only for comments and ratings. */
  subject: z.nullish(reviewSubjectSchema),
  related: z.array(relatedDocumentSchema).check(z.maxLength(200)),
  /**
   * The entry as it is published now; null if it is not published or its type has no address. Absent: unknown, so that the web
   * app has to read the addresses.
   */
  address: z.nullish(addressFactsSchema),
  /** Time of the change, in UTC: `2026-11-20T09:30:00.000Z`. */
  at: z.iso.datetime(),
});

export type PublishEvent = z.infer<typeof publishEventSchema>;
