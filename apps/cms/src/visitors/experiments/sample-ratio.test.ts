import { expect, test } from 'vitest';
import { sampleRatio } from './sample-ratio';

test.each([
  [0, 0, 50, 'few'],
  [9, 10, 50, 'few'],
  [10, 10, 50, 'balanced'],
  [5000, 5000, 50, 'balanced'],
  [5000, 5320, 50, 'balanced'],
  [5000, 5350, 50, 'skewed'],
  [5350, 5000, 50, 'skewed'],
  [9000, 1000, 10, 'balanced'],
  [9000, 1120, 10, 'skewed'],
  [95, 5, 5, 'few'],
  [1000, 0, 0, 'few'],
  [1000, 1, 0, 'skewed'],
  [1, 1000, 100, 'skewed'],
  [0, 1000, 100, 'few'],
] as const)('%i visitors in A and %i in B of %i %% are %s', (a, b, percentB, expected) => {
  expect(sampleRatio({ a, b }, percentB)).toBe(expected);
});

test('a fair split of 10 000 visitors is called skewed in less than one of 200 draws', () => {
  // A linear congruential generator, so that the test always draws the same.
  let state = 42;
  const isB = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32 < 0.5;
  };
  const draws = Array.from({ length: 200 }, () => {
    const b = Array.from({ length: 10_000 }, isB).filter(Boolean).length;
    return sampleRatio({ a: 10_000 - b, b }, 50);
  });
  expect(draws.filter((each) => each === 'skewed').length).toBeLessThanOrEqual(1);
});
