import { expect, test } from 'vitest';
import { readingMinutes } from './reading-minutes';

const words = (count: number) => Array.from({ length: count }, () => 'palabra').join(' ');

test('readingMinutes: is 1 for an empty article', () => {
  expect(readingMinutes([])).toBe(1);
});

test('readingMinutes: is 1 for 200 words and 2 for 201', () => {
  expect(readingMinutes([{ body: words(200) }])).toBe(1);
  expect(readingMinutes([{ body: words(201) }])).toBe(2);
});

test('readingMinutes: counts the text of notices', () => {
  expect(readingMinutes([{ body: words(150) }, { text: words(100) }])).toBe(2);
});
