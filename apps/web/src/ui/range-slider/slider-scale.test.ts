import { describe, expect, it } from 'vitest';
import { boundsInSecond, inShownUnit, positionOf, stopAt, stopsOf } from './slider-scale';

const amounts = stopsOf([
  { from: 50, step: 10, stops: 45 },
  { from: 500, step: 50, stops: 30 },
  { from: 2000, step: 250, stops: 33 },
]);
const factor = 365 / 12;
const terms = stopsOf([
  { from: 91, step: 1, stops: 30 },
  { from: 5, step: 1, stops: 32, factor },
]);

describe('the stops of a slider', () => {
  it('have the steps of each part', () => {
    expect(amounts).toHaveLength(108);
    expect([amounts[0], amounts[25], amounts[45], amounts[75], amounts[107]]).toEqual([50, 300, 500, 2000, 10_000]);
  });
  it('of the second unit are rounded to the first', () => {
    expect([terms[29], terms[30], terms[31], terms.at(-1)]).toEqual([120, 152, 183, 1095]);
  });
  it('are found again by their position', () => {
    amounts.forEach((stop, position) => {
      expect(positionOf(stop, amounts)).toBe(position);
      expect(stopAt(position, amounts)).toBe(stop);
    });
  });
  it('have positions between them for values between them', () => {
    expect(positionOf(304, amounts)).toBeCloseTo(25.4, 10);
    expect(positionOf(10_500, amounts)).toBe(107);
    expect(positionOf(1, amounts)).toBe(0);
  });
});

describe('the second unit', () => {
  it('has the bounds whose values are within those of the first', () => {
    expect(boundsInSecond({ min: 91, max: 1095 }, factor)).toEqual({ min: 3, max: 36 });
    expect(boundsInSecond({ min: 90, max: 730 }, factor)).toEqual({ min: 3, max: 24 });
    expect(boundsInSecond({ min: 92, max: 1094 }, factor)).toEqual({ min: 4, max: 35 });
  });
  it('shows a whole number of it above the limit, and all else in the first', () => {
    expect(inShownUnit(1095, { factor, above: 120 })).toEqual({ isSecond: true, number: 36 });
    expect(inShownUnit(400, { factor, above: 120 })).toEqual({ isSecond: false, number: 400 });
    expect(inShownUnit(91, { factor, above: 120 })).toEqual({ isSecond: false, number: 91 });
    expect(inShownUnit(1095, undefined)).toEqual({ isSecond: false, number: 1095 });
  });
});
