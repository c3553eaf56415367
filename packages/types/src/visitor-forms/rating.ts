import * as z from 'zod/mini';
import { idField, senderFields, starsField } from './fields.ts';

/** The stars of an article: POST `/api/ratings` of the CMS. One per person and article; a new rating replaces the old one. */
export const ratingMessageSchema = z.object({
  ...senderFields,
  subjectType: z.enum(['article']),
  subjectId: idField,
  stars: starsField,
});

export type RatingMessage = z.infer<typeof ratingMessageSchema>;
