import { siteOfLocale } from '@prestafaro/countries';
import { expect, test } from 'vitest';
import { readSeeds } from '../src/content/seed/read-seed';

/** Where a text breaks a number, or writes it unlike the site's own pages: each with the characters around it. */
function wrongNumbers(text: string, locale: Parameters<typeof siteOfLocale>[0]): readonly string[] {
  const { percentSign, moneyFormat } = siteOfLocale(locale);
  const { currencySymbol, currencyPosition } = moneyFormat;
  const symbol = currencySymbol.replace('$', '\\$');
  const gaps: readonly [pattern: RegExp, gap: string][] = [
    // An encoded address has percent signs of its own.
    [/\d(\s?)%(?![0-9A-F]{2})/g, percentSign.slice(0, -1)],
    [
      currencyPosition === 'after' ? new RegExp(`\\d(\\s?)${symbol}`, 'g') : new RegExp(`${symbol}(\\s?)\\d`, 'g'),
      currencyPosition === 'before' ? '' : '\u00a0',
    ],
    // Thousands, and the groups of a telephone number.
    [/\d(\s)\d{3}(?!\d)/g, '\u00a0'],
  ];
  return gaps.flatMap(([pattern, gap]) =>
    [...text.matchAll(pattern)]
      .filter(([, written]) => written !== gap)
      .map(({ index }) => text.slice(Math.max(0, index - 20), index + 10)),
  );
}

/** Figures that the web app computes have a form of their own: `{total 10000 120d 36}`. */
const withoutFigures = (text: string) => text.replace(/\{\w+ [^{}"]*\}/g, '');

test.each(readSeeds(__dirname))('$locale: writes percentages, amounts and long numbers as the site does', (seed) => {
  const wrong = seed.entries.flatMap(({ type, key, data }) =>
    wrongNumbers(withoutFigures(JSON.stringify(data)), seed.locale).map((text) => `${type} ${key}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

test('a plain space before a unit or within a number is wrong, and so is a space where the site has none', () => {
  expect(wrongNumbers('TAE 36 %, 36\u00a0%', 'es-ES')).toEqual(['TAE 36 %, 36\u00a0%']);
  expect(wrongNumbers('de 1 000\u00a0€ y 300 €', 'es-ES')).toHaveLength(2);
  expect(wrongNumbers('36\u00a0% de $ 500', 'es-MX')).toHaveLength(2);
  expect(wrongNumbers('36% de $500 y $1,000', 'es-MX')).toEqual([]);
});
