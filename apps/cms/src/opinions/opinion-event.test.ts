import { publishEventSchema } from '@prestafaro/types';
import { expect, test } from 'vitest';
import { opinionEvent } from './opinion-event';

const row = { documentId: 'abc', locale: 'es-ES', subjectType: 'lender', subjectId: 'def' } as const;
const now = new Date('2026-11-20T09:30:00Z');

test('an event names what the opinion is about, in the form that both sides agreed on', () => {
  expect(publishEventSchema.parse(opinionEvent('comment', row, now))).toMatchObject({
    event: 'publish',
    type: 'comment',
    locale: 'es-ES',
    subject: { type: 'lender', id: 'def' },
    path: null,
    related: [],
    at: '2026-11-20T09:30:00.000Z',
  });
});

test('two events are never taken for one', () => {
  expect(opinionEvent('rating', row, now)?.id).not.toBe(opinionEvent('rating', row, now)?.id);
});

test('a site that does not exist is told nothing', () => {
  expect(opinionEvent('comment', { ...row, locale: 'en' }, now)).toBeNull();
});
