import { expect, it } from 'vitest';
import { seededRandom } from '@/features/offers/seeded-random';

const draw = (seed: number, count = 5) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, random);
};

it('seededRandom: the same seed draws the same numbers, another seed draws others', () => {
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
});

it('seededRandom: draws evenly, at least 0 and below 1', () => {
  const drawn = draw(2 ** 32 - 1, 10_000);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  expect(drawn.reduce((sum, one) => sum + one, 0) / drawn.length).toBeCloseTo(0.5, 1);
});
