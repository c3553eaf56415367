import { describe, expect, it } from 'vitest';
import { sliderTicks } from './slider-ticks';

const valuesOf = (bounds: Parameters<typeof sliderTicks>[0], labelOf: (value: number) => string = String) =>
  sliderTicks(bounds, labelOf).map(({ value }) => value);

describe('sliderTicks', () => {
  it('returns the ends and two round values between them', () => {
    expect(valuesOf({ min: 100, max: 1000, step: 10 })).toEqual([100, 400, 700, 1000]);
    expect(valuesOf({ min: 91, max: 120, step: 1 })).toEqual([91, 100, 110, 120]);
  });

  it('returns only the ends when the labels are long', () => {
    expect(valuesOf({ min: 500_000, max: 10_000_000, step: 100_000 }, (value) => `${value} dong`)).toEqual([
      500_000, 10_000_000,
    ]);
  });

  it('returns whole years when the unit is twelve months', () => {
    expect(valuesOf({ min: 3, max: 96, step: 1, unit: 12 })).toEqual([3, 36, 60, 96]);
  });

  it('never returns the same value twice', () => {
    expect(valuesOf({ min: 1, max: 2, step: 1 })).toEqual([1, 2]);
  });
});
