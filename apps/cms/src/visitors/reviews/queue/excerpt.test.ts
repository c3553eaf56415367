import { expect, test } from 'vitest';
import { excerpt } from './excerpt';

test('excerpt: returns a short text as it is', () => {
  expect(excerpt('Muy bien')).toBe('Muy bien');
});

test('excerpt: cuts a long text between two words and marks the cut', () => {
  const short = excerpt('palabra '.repeat(60));
  expect(short).toMatch(/palabra…$/);
  expect(short.length).toBeLessThanOrEqual(241);
});

test('excerpt: cuts a text without spaces at its length', () => {
  expect(excerpt('a'.repeat(500))).toBe(`${'a'.repeat(240)}…`);
});
