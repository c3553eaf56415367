import { describe, expect, test } from 'vitest';
import { median, percentile } from './percentiles.mjs';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

describe('a percentile', () => {
  test('is the value that so many do not exceed', () => {
    expect([percentile(hundred, 0.5), percentile(hundred, 0.99), percentile(hundred, 1)]).toEqual([50, 99, 100]);
  });

  test('of few values is the largest that there is', () => {
    expect(percentile([7, 3], 0.99)).toBe(7);
    expect(percentile([7], 0)).toBe(7);
  });

  test('leaves the values in their order', () => {
    const values = [3, 1, 2];
    percentile(values, 0.5);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe('the median', () => {
  test.each([
    [[9, 1, 5], 5],
    [[4, 1, 2, 9], 3],
    [[], Number.NaN],
  ])('of %j is %d', (values, middle) => expect(median(values)).toBe(middle));
});
