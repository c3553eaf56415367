import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCents } from './cents.ts';

test('toCents: converts an amount with two decimals exactly', () => {
  expect(toCents(323.9)).toBe(323_90);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (cents) => {
      expect(toCents(Number(`${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`))).toBe(cents);
    }),
  );
});

test('toCents: throws for a number that is not an amount', () => {
  expect(() => toCents(Number.NaN)).toThrow(RangeError);
  expect(() => toCents(Number.POSITIVE_INFINITY)).toThrow(RangeError);
});
