import { expect, test } from 'vitest';
import { markWords } from '@/features/search/mark-words';

test('markWords: marks whole words whatever their case and accents', () => {
  expect(markWords('Crédito y créditos, CREDITO', ['credito'])).toEqual([
    ['Crédito', true],
    [' y créditos, ', false],
    ['CREDITO', true],
  ]);
});

test('markWords: returns one part for a text without a found word, and no part for an empty text', () => {
  expect(markWords('<b>Nada</b>', ['credito'])).toEqual([['<b>Nada</b>', false]]);
  expect(markWords('', ['credito'])).toEqual([]);
});
