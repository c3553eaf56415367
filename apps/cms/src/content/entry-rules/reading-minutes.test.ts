import { expect, test } from 'vitest';
import { readingMinutes } from './reading-minutes';

const words = (count: number) => Array.from({ length: count }, () => 'palabra').join(' ');

test('an empty article takes one minute', () => {
  expect(readingMinutes([])).toBe(1);
});

test('200 words are one minute and the next word begins the second', () => {
  expect(readingMinutes([{ body: words(200) }])).toBe(1);
  expect(readingMinutes([{ body: words(201) }])).toBe(2);
});

test('notices count like the text around them', () => {
  expect(readingMinutes([{ body: words(150) }, { text: words(100) }])).toBe(2);
});
