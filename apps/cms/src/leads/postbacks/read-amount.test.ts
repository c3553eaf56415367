import { expect, test } from 'vitest';
import { type DecimalSign, readAmount } from './read-amount';

test.each<[text: string, currency: string, sign: DecimalSign | null, units: number]>([
  ['30', 'EUR', null, 3000],
  ['12.50', 'EUR', null, 1250],
  ['12,5', 'EUR', null, 1250],
  ['0.1', 'EUR', null, 10],
  ['1,234.50', 'EUR', null, 123_450],
  ['1.234,50', 'EUR', null, 123_450],
  ['1,234', 'USD', 'point', 123_400],
  ['12.50000', 'EUR', 'point', 1250],
  ['12.345', 'KWD', 'point', 12_345],
  ['30', 'JPY', null, 30],
  ['250.000', 'VND', 'comma', 250_000],
  ['99999999.99', 'EUR', 'point', 9_999_999_999],
])('readAmount: “%s” in %s with the sign %s is %i units', (text, currency, sign, units) => {
  expect(readAmount(text, currency, sign)).toEqual({ units, currency });
});

test.each<[text: string, currency: string, sign: DecimalSign | null, fault: string]>([
  ['1.234', 'EUR', null, 'ambiguous-amount'],
  ['12,500', 'KWD', null, 'ambiguous-amount'],
  ['12.345', 'EUR', 'point', 'too-many-decimals'],
  ['0.5', 'JPY', 'point', 'too-many-decimals'],
  ['-30', 'EUR', null, 'negative'],
  ['100000000', 'EUR', null, 'too-large'],
  ['30 €', 'EUR', null, 'not-an-amount'],
  ['1e3', 'EUR', null, 'not-an-amount'],
  ['12,5', 'EUR', 'point', 'not-an-amount'],
  ['1.2.3', 'EUR', null, 'not-an-amount'],
  ['', 'EUR', null, 'not-an-amount'],
])('readAmount: “%s” in %s with the sign %s is refused as %s', (text, currency, sign, fault) => {
  expect(readAmount(text, currency, sign)).toBe(fault);
});
