import { expect, it } from 'vitest';
import type { FormField } from '@/shell/visitor-form/form-field';
import { tooLongAnswer } from '@/shell/visitor-form/too-long-answer';

const fields: readonly FormField[] = [
  { kind: 'line', name: 'name', label: 'Nombre' },
  {
    kind: 'text',
    name: 'text',
    label: 'Texto',
    limit: { max: 10, title: 'Hay algo que corregir', message: 'Caben 10' },
  },
];

function answerTo(text: string) {
  const form = new FormData();
  form.set('name', 'a'.repeat(70_000));
  form.set('text', text);
  return tooLongAnswer(fields, form, 2);
}

it.each([
  ['a Latin text', 'a'.repeat(11)],
  ['a Cyrillic text', 'ї'.repeat(11)],
  ['emoji, which count as two', '😀'.repeat(6)],
  ['a pasted book', 'a'.repeat(70_000)],
])('refuses %s above the limit, with the length that fits, and replaces no typed value', (_, text) => {
  expect(answerTo(text)).toMatchObject({
    attempt: 3,
    outcome: 'refused',
    title: 'Hay algo que corregir',
    errors: [{ field: 'text', message: 'Caben 10' }],
    values: {},
  });
});

it.each([
  ['Cyrillic at the limit', 'ї'.repeat(10)],
  ['emoji at the limit', '😀'.repeat(5)],
  ['spaces around a short text', `${' '.repeat(20)}corto${'\n'.repeat(20)}`],
  ['line breaks that a browser sends as two characters', `aaaa\r\n\r\naaaa`],
  ['nothing', ''],
])('accepts %s', (_, text) => {
  expect(answerTo(text)).toBeUndefined();
});
