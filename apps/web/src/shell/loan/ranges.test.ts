import { describe, expect, it } from 'vitest';
import { amountRange, daysRange, monthsRange, percentRange } from '@/shell/loan/ranges';
import { sampleView } from '@/shell/sample-view';

const before = {
  ...sampleView,
  money: { ...sampleView.money, currencySymbol: '$', currencyPosition: 'before' as const },
};

describe('a range', () => {
  it('writes the currency sign once if it follows the amount, and twice if it precedes it', () => {
    expect(amountRange(1000, 10000, sampleView)).toBe('1\u00a0000–10\u00a0000\u00a0€');
    expect(amountRange(500, 3000, before)).toBe('$500–$3\u00a0000');
    expect(daysRange(91, 120, sampleView)).toBe('91–120\u00a0días');
    expect(percentRange(8.84, 14.63, sampleView)).toBe('8,84–14,63\u00a0%');
  });
  it('writes one value for equal limits', () => {
    expect(percentRange(36, 36, sampleView)).toBe('36\u00a0%');
    expect(daysRange(1, 1, sampleView)).toBe('1\u00a0día');
  });
  it('states which limit is not published, and is undefined without limits (R3)', () => {
    expect(daysRange(183, null, sampleView)).toBe('desde 183\u00a0días, máximo sin publicar');
    expect(amountRange(null, 500, sampleView)).toBe('hasta 500\u00a0€');
    expect(percentRange(null, null, sampleView)).toBeUndefined();
  });
  it('keeps zero, because a rate of 0 % is a rate', () => {
    expect(percentRange(0, 36, sampleView)).toBe('0–36\u00a0%');
    expect(percentRange(0, 0, sampleView)).toBe('0\u00a0%');
  });
  it('is also written in months if it is longer than a year', () => {
    expect(monthsRange(365, 1095, sampleView)).toBe('12–36\u00a0meses');
    expect(monthsRange(91, 120, sampleView)).toBeUndefined();
    expect(monthsRange(183, null, sampleView)).toBeUndefined();
  });
});
