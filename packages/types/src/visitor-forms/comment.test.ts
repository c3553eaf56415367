import { describe, expect, test } from 'vitest';
import { type CommentMessage, commentMessageSchema } from './comment.ts';

const comment: CommentMessage = {
  locale: 'es-ES',
  subjectType: 'article',
  subjectId: 'k3j9x0',
  subjectTitle: 'Qué es ASNEF',
  name: 'Lucía',
  email: 'lucia@example.com',
  text: '¿Cuánto tarda en borrarse una deuda?\nGracias.',
  rating: null,
  parentId: null,
  applicationToken: null,
  proof: null,
  isHoneypotFilled: false,
  address: '2001:db8::1',
};

const accepts = (change: object) => commentMessageSchema.safeParse({ ...comment, ...change }).success;

test('commentMessageSchema: accepts a comment with its author, text and subject', () => {
  expect(commentMessageSchema.parse(structuredClone(comment))).toEqual(comment);
});

test('commentMessageSchema: accepts null for e-mail, rating and parent comment, but not a missing field', () => {
  expect(accepts({ email: null, rating: 5, parentId: 'b2' })).toBe(true);
  for (const field of ['email', 'rating', 'parentId']) expect(accepts({ [field]: undefined }), field).toBe(false);
});

test('commentMessageSchema: has no token of an application unless the web app sends one (R10)', () => {
  const { applicationToken: _, ...older } = comment;
  expect(commentMessageSchema.parse(older).applicationToken).toBeNull();
  expect(accepts({ applicationToken: 'T'.repeat(43) })).toBe(true);
});

test('commentMessageSchema: trims name and text', () => {
  const { name, text } = commentMessageSchema.parse({ ...comment, name: ' Lucía ', text: `\n${'x'.repeat(10)}\n` });
  expect([name, text]).toEqual(['Lucía', 'x'.repeat(10)]);
  expect(accepts({ text: ' '.repeat(50) })).toBe(false);
});

test('commentMessageSchema: accepts emoji, Vietnamese and Cyrillic', () => {
  expect(accepts({ name: 'Nguyễn Ánh 🙂', text: 'Дякую, тепер усе зрозуміло 👍🏽' })).toBe(true);
});

describe('commentMessageSchema: refuses', () => {
  test.each([
    ['without a name', { name: ' ' }],
    ['with a name of 61 characters', { name: 'x'.repeat(61) }],
    ['with a name of two lines', { name: 'a\nb' }],
    ['with a text of 9 characters', { text: 'x'.repeat(9) }],
    ['with a text of 2001 characters', { text: 'x'.repeat(2001) }],
    ['with a NUL character', { text: `x\0${'x'.repeat(20)}` }],
    ['with a NUL character in the title of its subject', { subjectTitle: 'a\0b' }],
    ['with a NUL character in the id of its subject', { subjectId: 'a\0b' }],
    ['with an invalid e-mail address', { email: 'lucia' }],
    ['with an empty e-mail address instead of null', { email: '' }],
    ['with a fraction of a star', { rating: 4.5 }],
    ['with zero stars', { rating: 0 }],
    ['about a bank', { subjectType: 'bank' }],
    ['without a subject', { subjectId: '' }],
    ['from an unknown site', { locale: 'fr-FR' }],
    ['without a network address', { address: '' }],
    ['with a malformed token', { applicationToken: 'T' }],
  ])('%s', (_, change) => {
    expect(accepts(change)).toBe(false);
  });
});
