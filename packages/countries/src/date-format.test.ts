import { locales } from '@prestafaro/types/country';
import { expect, test } from 'vitest';
import { formatDate } from './date-format.ts';

const date = { year: 2027, month: 2, day: 3 };

test.each(locales)('%s writes numbers as the specification does', (locale) => {
  expect(formatDate(date, locale, 'numeric')).toBe('03.02.2027');
});

test.each([
  ['es-ES', '3 feb 2027', '3 de febrero de 2027'],
  ['uk-UA', '3 лют. 2027 р.', '3 лютого 2027 р.'],
  ['ru-UA', '3 февр. 2027 г.', '3 февраля 2027 г.'],
] as const)('%s writes %s, or in full %s', (locale, medium, long) => {
  expect([formatDate(date, locale, 'medium'), formatDate(date, locale, 'long')].map(plainSpaces)).toEqual([
    medium,
    long,
  ]);
});

test.each(locales)('%s names the year, and a month in its own words', (locale) => {
  const long = formatDate(date, locale, 'long');
  expect(long).toContain('2027');
  expect(long).not.toMatch(/^\d+[./-]\d+[./-]\d+$/);
});

function plainSpaces(text: string): string {
  return text.replaceAll('\u00A0', ' ').replaceAll('\u202F', ' ');
}
