import { describe, expect, it, test } from 'vitest';
import type { NumberMarks } from './money-format.ts';
import { formatNumber } from './number.ts';

const dotted: NumberMarks = { groupSeparator: 'comma', decimalSeparator: 'dot' };

const values = [
  ...[0, -0, 0.001, -0.001, 0.005, -0.005, 0.5, 1, 1.005, 1.25, 2.5, -2.5, 8.285, 9.995, 12.345, 99.995, 300, 999.5],
  ...[1000, 1234.5, -1234.5, 206_342, 999_999.995, 1_000_000, 123_456_789.12, 2e11, 1e-7, 4.35e-5],
];

describe('formatNumber: rounds and groups like Intl', () => {
  test.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [0, 2],
    [1, 2],
  ])('with %d to %d decimals', (minimumDecimals, maximumDecimals) => {
    const intl = new Intl.NumberFormat('en', {
      useGrouping: 'always',
      minimumFractionDigits: minimumDecimals,
      maximumFractionDigits: maximumDecimals,
      signDisplay: 'negative',
    });
    const cents = Array.from({ length: 2000 }, (_, index) => ((index * 7919) % 1_000_003) / 100);
    for (const value of [...values, ...cents]) {
      expect(formatNumber(value, dotted, { minimumDecimals, maximumDecimals }), String(value)).toBe(intl.format(value));
    }
  });
});

describe('formatNumber', () => {
  it('uses the marks of the site', () => {
    const decimals = { maximumDecimals: 2 };
    const written = (marks: NumberMarks) => formatNumber(1_234_567.8, marks, decimals);
    expect(written({ groupSeparator: 'space', decimalSeparator: 'comma' })).toBe('1\u00A0234\u00A0567,8');
    expect(written({ groupSeparator: 'dot', decimalSeparator: 'comma' })).toBe('1.234.567,8');
    expect(written({ groupSeparator: 'apostrophe', decimalSeparator: 'dot' })).toBe('1\u2019234\u2019567.8');
  });

  it('writes no decimals by default', () => {
    expect(formatNumber(1234.5, dotted)).toBe('1,235');
  });
});
