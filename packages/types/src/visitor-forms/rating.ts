import * as z from 'zod/mini';
import { localeSchema } from '../locale.ts';
import { addressField, idField, laterProofField, starsField } from './fields.ts';

/** The stars of an article: POST `/api/ratings` of the CMS. One per person and article; a new rating replaces the old one. */
export const ratingMessageSchema = z.object({
  locale: localeSchema,
  subjectType: z.enum(['article']),
  subjectId: idField,
  stars: starsField,
  proof: laterProofField,
  address: addressField,
});

export type RatingMessage = z.infer<typeof ratingMessageSchema>;
