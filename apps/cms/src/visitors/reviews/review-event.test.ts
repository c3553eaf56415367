import { publishEventSchema } from '@prestafaro/types';
import { expect, test } from 'vitest';
import { reviewEvent } from './review-event';

const row = { documentId: 'abc', locale: 'es-ES', subjectType: 'lender', subjectId: 'def' } as const;
const now = new Date('2026-11-20T09:30:00Z');

test('reviewEvent: names the subject of the review and satisfies the schema of publish events', () => {
  expect(publishEventSchema.parse(reviewEvent('comment', row, now))).toMatchObject({
    event: 'publish',
    type: 'comment',
    locale: 'es-ES',
    subject: { type: 'lender', id: 'def' },
    path: null,
    related: [],
    at: '2026-11-20T09:30:00.000Z',
  });
});

test('reviewEvent: gives each event an id of its own', () => {
  expect(reviewEvent('rating', row, now)?.id).not.toBe(reviewEvent('rating', row, now)?.id);
});

test('reviewEvent: null for a locale that is not a site', () => {
  expect(reviewEvent('comment', { ...row, locale: 'en' }, now)).toBeNull();
});
