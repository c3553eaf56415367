import { describe, expect, it } from 'vitest';
import { calculateSchedule } from '@/features/calculator/calculate-schedule';
import { drawChart } from '@/features/calculator/chart-drawing';
import { sampleView } from '@/shell/sample-view';

const chartOf = (months: number, ratePercent = 18, amount = 3000) =>
  drawChart(calculateSchedule({ amount, ratePercent, months }, sampleView.money).rows);
const valuesOf = (marks: readonly { value: number }[]) => marks.map(({ value }) => value);

describe('drawChart', () => {
  it('draws one bar a month, in which debt and interest add up to the instalment', () => {
    const { bars, top } = chartOf(12);
    expect(bars).toHaveLength(12);
    for (const { debt, interest } of bars) expect(debt.height + interest.height).toBeCloseTo(top, 1);
  });

  it('stacks the interest on the debt within the drawing', () => {
    for (const { x, width, debt, interest } of chartOf(36).bars) {
      expect(interest.y + interest.height).toBeCloseTo(debt.y, 1);
      expect(debt.y + debt.height).toBeCloseTo(100, 5);
      expect(interest.y).toBeGreaterThanOrEqual(0);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(100.01);
    }
  });

  it('labels round amounts from zero to just above the instalment', () => {
    expect(valuesOf(chartOf(12).levels)).toEqual([0, 100_00, 200_00, 300_00]);
    expect(valuesOf(chartOf(96, 7.99, 50_000).levels)).toEqual([0, 200_00, 400_00, 600_00, 800_00]);
  });

  it('labels every month of one year, and whole years of a longer loan', () => {
    expect(valuesOf(chartOf(12).months)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(valuesOf(chartOf(96).months)).toEqual([1, 12, 24, 36, 48, 60, 72, 84, 96]);
    expect(valuesOf(chartOf(37).months)).toEqual([1, 6, 12, 18, 24, 30, 37]);
  });

  it('labels the first, one middle and the last month in a narrow chart', () => {
    const { months } = chartOf(36);
    expect(valuesOf(months.filter(({ isWideOnly }) => !isWideOnly))).toEqual([1, 18, 36]);
  });

  it('writes the interest of the first, the middle and the last month', () => {
    expect(valuesOf(chartOf(12).figures)).toEqual([45_00, 27_22, 4_06]);
    expect(chartOf(1).figures).toHaveLength(1);
  });

  it('draws a loan without interest', () => {
    const { bars, levels } = chartOf(4, 0, 300);
    expect(bars.every(({ interest }) => interest.height === 0)).toBe(true);
    expect(levels.at(-1)?.value).toBeGreaterThanOrEqual(75_00);
  });

  it('leaves the right part empty for a loan that ends sooner than agreed, and writes only figures that have room', () => {
    const { rows } = calculateSchedule({ amount: 3000, ratePercent: 18, months: 12 }, sampleView.money);
    const short = drawChart(rows.slice(0, 6), 12);
    expect(short.bars).toHaveLength(6);
    expect(short.bars.every(({ x, width }) => x + width <= 50)).toBe(true);
    expect(short.months.at(-1)?.value).toBe(12);
    expect(short.figures.map(({ at }) => Math.round(at))).toEqual([4, 46]);
    expect(drawChart(rows.slice(0, 2), 12).figures).toHaveLength(1);
  });
});
