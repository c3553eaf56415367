import { expect, test } from 'vitest';
import { amountOf } from './amount-of';

test.each([
  [123_450, 'EUR', '1234,50'],
  [-5, 'EUR', '-0,05'],
  [5_000_000, 'VND', '50000'],
  [1250, 'KZT', '12,50'],
  [300, 'XXX', '3,00'],
])('amountOf: writes %i hundredths of %s as %s', (cents, currency, text) => {
  expect(amountOf(cents, currency)).toBe(text);
});
