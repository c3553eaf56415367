import { expect, test } from 'vitest';
import { textsOf } from '../src/content/entry-rules/texts-of';
import { readSeeds } from '../src/content/seed/read-seed';

/** English words that a draft may leave in a Spanish text. Names of laws, programs and companies do not have them. */
const ENGLISH =
  /(?<![\p{L}\d./@-])(?:the|and|with|your|loan|loans|lender|lenders|fee|fees|about|this|click|read more)(?![\p{L}\d./@-])/iu;

const around = (text: string, index: number) => text.slice(Math.max(0, index - 30), index + 20);

const seeds = readSeeds(__dirname);
const spanish = seeds.filter(({ locale }) => locale.startsWith('es-'));

test.each(spanish)('$locale: has «comillas» and no straight quotes, in every text', ({ entries }) => {
  const texts = entries.flatMap(({ data }) => textsOf(data)).map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.flatMap((text) => [...text.matchAll(/["“”]/g)].map(({ index }) => around(text, index)))).toEqual([]);
});

test.each(spanish)('$locale: leaves no English word in a text', ({ entries }) => {
  // A single word is a value to choose from, and a placeholder is no text.
  const texts = entries
    .flatMap(({ data }) => textsOf(data))
    .map(({ text }) => text)
    .filter((text) => text.includes(' '));
  const found = texts.map((text) => ENGLISH.exec(text.replace(/\{[^{}]*\}/g, '')));
  expect(found.flatMap((match) => (match ? [around(match.input, match.index)] : []))).toEqual([]);
});

test.each(seeds)(
  '$locale: shows the blanks to fill in of a sample letter, which Markdown takes for emphasis unless escaped',
  ({ entries }) => {
    const texts = entries.flatMap(({ data }) => textsOf(data)).map(({ text }) => text);
    expect(texts.flatMap((text) => [...text.matchAll(/___+/g)].map(({ index }) => around(text, index)))).toEqual([]);
  },
);
