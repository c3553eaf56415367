import { describe, expect, it } from 'vitest';
import { sliderTicks, ticksWithRoom } from './slider-ticks';

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

describe('ticksWithRoom', () => {
  const labelsOf = (labels: readonly [label: string, share: number][]) =>
    ticksWithRoom(
      labels.map(([label], value) => ({ label, value })),
      (value) => labels[value]?.[1] ?? 0,
    ).map(({ label }) => label);

  it('keeps marks that stand apart', () => {
    expect(
      labelsOf([
        ['50 €', 0],
        ['500 €', 0.42],
        ['2 000 €', 0.7],
        ['10 000 €', 1],
      ]),
    ).toEqual(['50 €', '500 €', '2 000 €', '10 000 €']);
  });

  it('leaves out a mark that would touch an end or the mark before it', () => {
    expect(
      labelsOf([
        ['1.000.000 ₫', 0],
        ['25.000.000 ₫', 0.96],
        ['30.000.000 ₫', 1],
      ]),
    ).toEqual(['1.000.000 ₫', '30.000.000 ₫']);
    expect(
      labelsOf([
        ['50 €', 0],
        ['500 €', 0.42],
        ['600 €', 0.5],
        ['10 000 €', 1],
      ]),
    ).toEqual(['50 €', '500 €', '10 000 €']);
  });
});
