import { type Locale, locales } from '@prestafaro/types/country';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney } from './money.ts';
import { formatNumber } from './number.ts';
import { siteOfLocale } from './site.ts';

const formatOf = (locale: Locale) => siteOfLocale(locale).moneyFormat;
const spain = formatOf('es-ES');

describe('Spain', () => {
  test.each([
    [10_000_00, '10\u00A0000\u00A0€'],
    [1_000_00, '1\u00A0000\u00A0€'],
    [300_00, '300\u00A0€'],
    [0, '0\u00A0€'],
    [323_90, '323,90\u00A0€'],
  ])('writes a requested amount of %i cents as %s', (cents, text) => {
    expect(formatMoney(cents, spain, { decimals: 'unless-whole' })).toBe(text);
  });

  test.each([
    [323_90, '323,90\u00A0€'],
    [300_00, '300,00\u00A0€'],
    [12_345_678_90, '12\u00A0345\u00A0678,90\u00A0€'],
    [-5, '-0,05\u00A0€'],
  ])('writes a result of %i cents as %s', (cents, text) => {
    expect(formatMoney(cents, spain)).toBe(text);
  });

  test('groups counters like money', () => {
    expect(formatNumber(206_342, spain)).toBe('206\u00A0342');
  });
});

test.each([
  ['uk-UA', '1\u00A0234,50\u00A0₴', '10\u00A0000\u00A0₴'],
  ['ru-UA', '1\u00A0234,50\u00A0₴', '10\u00A0000\u00A0₴'],
  ['ru-KZ', '1\u00A0235\u00A0₸', '10\u00A0000\u00A0₸'],
  ['kk-KZ', '1\u00A0235\u00A0₸', '10\u00A0000\u00A0₸'],
  ['pl-PL', '1\u00A0234,50\u00A0zł', '10\u00A0000\u00A0zł'],
  ['vi-VN', '1.235\u00A0₫', '10.000\u00A0₫'],
  ['es-MX', '$1,234.50', '$10,000'],
  ['en-PH', '₱1,234.50', '₱10,000'],
  ['ms-MY', 'RM\u00A01,234.50', 'RM\u00A010,000'],
  ['en-MY', 'RM\u00A01,234.50', 'RM\u00A010,000'],
  ['en-ZA', 'R\u00A01\u00A0234,50', 'R\u00A010\u00A0000'],
] as const)('%s writes a result as %s and an amount as %s', (locale, result, amount) => {
  expect(formatMoney(1_234_50, formatOf(locale))).toBe(result);
  expect(formatMoney(10_000_00, formatOf(locale), { decimals: 'unless-whole' })).toBe(amount);
});

test('formatMoney: writes the sign of a negative amount before the symbol', () => {
  expect(formatMoney(-1_234_50, formatOf('es-MX'))).toBe('-$1,234.50');
  expect(formatMoney(-1_234_50, formatOf('ms-MY'))).toBe('-RM\u00A01,234.50');
});

test('formatMoney: writes zero without a minus sign', () => {
  expect(formatMoney(-0, spain)).toBe('0,00\u00A0€');
  expect(formatMoney(-40, formatOf('vi-VN'))).toBe('0\u00A0₫');
});

test('formatMoney: rounds half a unit up when it shows no decimals', () => {
  expect(formatMoney(1_50, formatOf('vi-VN'))).toBe('2\u00A0₫');
  expect(formatMoney(2_50, formatOf('vi-VN'))).toBe('3\u00A0₫');
});

test('formatMoney: throws for a fraction of a cent', () => {
  expect(() => formatMoney(0.5, spain)).toThrow(RangeError);
  expect(() => formatMoney(Number.NaN, spain)).toThrow(RangeError);
});

test('formatMoney: writes amounts that read back as the same cents and contain no ordinary space', () => {
  const twoDecimals = locales.filter((locale) => formatOf(locale).decimals === 2);
  fc.assert(
    fc.property(fc.constantFrom(...twoDecimals), fc.integer({ min: -1e12, max: 1e12 }), (locale, cents) => {
      const text = formatMoney(cents, formatOf(locale));
      expect(Number(text.replace(/[^\d-]/g, ''))).toBe(cents);
      expect(text).not.toContain(' ');
    }),
  );
});

test('formatMoney: supports a Swiss-like format', () => {
  expect(formatMoney(1_234_50, { ...spain, groupSeparator: 'apostrophe', decimals: 1 })).toBe('1’234,5\u00A0€');
});
