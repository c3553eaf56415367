import { expect, test } from 'vitest';
import { refusedAnswerSchema } from './answers.ts';
import { commentMessageSchema } from './comment.ts';
import { fieldErrorsOf } from './field-errors.ts';

const comment = {
  locale: 'es-ES',
  subjectType: 'home',
  subjectId: 'home',
  subjectTitle: '',
  name: 'Lucía',
  email: null,
  text: 'x'.repeat(10),
  rating: null,
  parentId: null,
  proof: null,
  isHoneypotFilled: false,
  address: '192.0.2.1',
};

function errorsWith(change: object) {
  const parsed = commentMessageSchema.safeParse({ ...comment, ...change });
  return parsed.success ? [] : fieldErrorsOf(parsed.error);
}

test('fieldErrorsOf: returns no errors for a valid message', () => {
  expect(errorsWith({})).toEqual([]);
});

test.each([
  ['name', '', 'missing'],
  ['name', undefined, 'missing'],
  ['name', 'x'.repeat(61), 'too_long'],
  ['name', 'a\0b', 'invalid'],
  ['text', ' ', 'missing'],
  ['text', 'Hola', 'too_short'],
  ['text', 'x'.repeat(2001), 'too_long'],
  ['email', 'lucia', 'invalid'],
  ['rating', Number.NaN, 'missing'],
  ['rating', 6, 'invalid'],
])('fieldErrorsOf: reports %s %j as %s', (field, value, code) => {
  expect(errorsWith({ [field]: value })).toEqual([{ field, code }]);
});

test('fieldErrorsOf: returns one error per field in the order of the form, as the answer schema accepts them', () => {
  const errors = errorsWith({ text: '', email: 'x', name: '' });
  expect(errors.map(({ field }) => field)).toEqual(['name', 'email', 'text']);
  expect(refusedAnswerSchema.parse({ errors })).toEqual({ errors });
});
