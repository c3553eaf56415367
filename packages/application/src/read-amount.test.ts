import { formatMoney, sitesOf } from '@prestafaro/countries';
import { type CountryCode, countryCodes } from '@prestafaro/types/country';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

describe('readAmount: spellings of amounts', () => {
  test.each<[CountryCode, string, number]>([
    ['ES', '1200', 1_200],
    ['ES', '1 200', 1_200],
    ['ES', '1\u00A0200\u00A0€', 1_200],
    ['ES', '1\u202F200', 1_200],
    ['ES', '1.200,50', 1_200],
    ['ES', '1200,50', 1_200],
    ['ES', '1200.5', 1_200],
    ['ES', '300,', 300],
    ['ES', '€ 300', 300],
    ['ES', '300eur', 300],
    ['MX', '$1,200.99', 1_200],
    ['MX', '12 000 MXN', 12_000],
    ['VN', '5.000.000 ₫', 5_000_000],
    ['PL', '1 200,00 ZŁ', 1_200],
    ['PH', '₱20,000', 20_000],
    ['MY', 'RM 1,200', 1_200],
    ['ZA', 'R12 000,50', 12_000],
    ['KZ', '250 000 ₸', 250_000],
    ['UA', '1’200', 1_200],
    ['UA', '１２００', 1_200],
    ['ES', '0', 0],
  ])('%s: "%s" is %i', (country, text, amount) => {
    expect(readAmount(country, text)).toBe(amount);
  });

  test('readAmount: reads three digits after any mark as thousands in every country', () => {
    for (const country of countryCodes) {
      expect([readAmount(country, '1.200'), readAmount(country, '1,200')]).toEqual([1_200, 1_200]);
    }
  });

  test('readAmount: reads the amounts that the sites format', () => {
    fc.assert(
      fc.property(fc.constantFrom(...countryCodes), fc.nat(1_000_000_000), (country, amount) => {
        for (const { moneyFormat } of sitesOf(country)) {
          expect(readAmount(country, formatMoney(amount * 100, moneyFormat))).toBe(amount);
        }
      }),
    );
  });
});

test.each([
  '',
  ' ',
  '€',
  '-300',
  '+300',
  '1e3',
  '0x10',
  '10 00',
  '1.200.50',
  '1,2,3',
  '12 3456',
  '1 200.000,5',
  'abc',
  '5 mil',
  '3 millones',
  '$300',
  '9'.repeat(17),
])('in Spain "%s" is no amount', (text) => {
  expect(readAmount('ES', text)).toBeNull();
});

test('readAmount: gives a whole number that is not negative, or null, for any text', () => {
  fc.assert(
    fc.property(fc.constantFrom(...countryCodes), fc.string({ unit: 'binary' }), (country, text) => {
      const amount = readAmount(country, text);
      expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
    }),
  );
});
