import { locales } from '@prestafaro/types/country';
import { expect, test } from 'vitest';
import { formatDate } from './date-format.ts';

const date = { year: 2027, month: 2, day: 3 };

test.each(['es-ES', 'pl-PL', 'ru-KZ', 'kk-KZ', 'uk-UA', 'ru-UA'] as const)(
  'formatDate: %s writes "numeric" dates like the specification',
  (locale) => {
    expect(formatDate(date, locale, 'numeric')).toBe('03.02.2027');
  },
);

test.each([
  ['es-MX', '3 feb 2027'],
  ['en-PH', 'Feb 3, 2027'],
  ['en-ZA', '03 Feb 2027'],
  ['ms-MY', '3 Feb 2027'],
  ['en-MY', '3 Feb 2027'],
  ['vi-VN', '3 thg 2, 2027'],
] as const)('formatDate: %s writes the month of "numeric" dates as a word: %s', (locale, text) => {
  expect(plainSpaces(formatDate(date, locale, 'numeric'))).toBe(text);
});

test.each([
  ['es-ES', '3 feb 2027', '3 de febrero de 2027'],
  ['uk-UA', '3 лют. 2027 р.', '3 лютого 2027 р.'],
  ['ru-UA', '3 февр. 2027 г.', '3 февраля 2027 г.'],
  ['kk-KZ', '03.02.2027', '03.02.2027'],
] as const)('formatDate: %s writes "medium" dates like %s and "long" dates like %s', (locale, medium, long) => {
  expect([formatDate(date, locale, 'medium'), formatDate(date, locale, 'long')].map(plainSpaces)).toEqual([
    medium,
    long,
  ]);
});

test.each(locales.filter((locale) => locale !== 'kk-KZ'))(
  'formatDate: %s writes the year and the month as a word in "medium" and "long" dates',
  (locale) => {
    const long = formatDate(date, locale, 'long');
    expect(long).toContain('2027');
    expect(long).not.toMatch(/^\d+[./-]\d+[./-]\d+$/);
  },
);

function plainSpaces(text: string): string {
  return text.replaceAll('\u00A0', ' ').replaceAll('\u202F', ' ');
}
