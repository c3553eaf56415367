import { describe, expect, test } from 'vitest';
import { median, percentile } from './percentiles.mjs';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

describe('percentile', () => {
  test('returns the value that the given share of values does not exceed', () => {
    expect([percentile(hundred, 0.5), percentile(hundred, 0.99), percentile(hundred, 1)]).toEqual([50, 99, 100]);
  });

  test('returns the largest value when there are few', () => {
    expect(percentile([7, 3], 0.99)).toBe(7);
    expect(percentile([7], 0)).toBe(7);
  });

  test('leaves its input unchanged', () => {
    const values = [3, 1, 2];
    percentile(values, 0.5);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe('median', () => {
  test.each([
    [[9, 1, 5], 5],
    [[4, 1, 2, 9], 3],
    [[], Number.NaN],
  ])('of %j is %d', (values, middle) => expect(median(values)).toBe(middle));
});
