import 'server-only';
import { type RatingMessage, ratingMessageSchema } from '@prestafaro/types/visitor-forms';
import { sendReview } from '@/cms/send-review';
import type { FormReceiver } from '@/shell/visitor-form/answer-form';

/** Reads, checks and sends the rating of an article. */
export const ratingReceiver: FormReceiver<RatingMessage> = {
  name: 'rating',
  schema: ratingMessageSchema,
  fields: ['stars'],
  read: (field) => ({
    subjectType: 'article',
    subjectId: field('subjectId'),
    stars: field('stars') === '' ? null : Number(field('stars')),
  }),
  send: (message) => sendReview('/api/ratings', message),
  accepted: ({ comments }) => comments.rating.accepted,
  errors: ({ comments }) => ({ stars: { invalid: comments.rating.missing } }),
  limits: {},
};
