import type { NumberMarks } from './money-format.ts';

/** U+00A0. Written as an escape, because in an editor it looks like a space. */
export const noBreakSpace = '\u00A0';

const groupMarks = { space: noBreakSpace, comma: ',', dot: '.', apostrophe: '\u2019' } as const;
const decimalMarks = { comma: ',', dot: '.' } as const;

export interface Decimals {
  readonly minimumDecimals?: number;
  readonly maximumDecimals?: number;
}

/**
 * A number with the site's own marks, always grouped: `206 342`, `1 000` (decisions, "Country, host and language").
 * Whole unless told otherwise; halves are rounded away from zero. What is rounded to nothing has no sign.
 *
 * Without `Intl.NumberFormat`, whose first use in a browser takes a phone some 90 ms, while a visitor moves a slider: only
 * its rounding would be left, since the marks are the site's. The test holds every result against it.
 * @param value below 10¹⁵, which no loan comes to
 */
export function formatNumber(value: number, marks: NumberMarks, decimals: Decimals = {}): string {
  const least = decimals.minimumDecimals ?? 0;
  const most = Math.max(decimals.maximumDecimals ?? 0, least);
  const rounded = roundedAsWritten(Math.abs(value), most);
  const digits = String(rounded).padStart(most + 1, '0');
  const whole = digits.slice(0, digits.length - most).replace(/\B(?=(\d{3})+$)/g, groupMarks[marks.groupSeparator]);
  const fraction = withoutZeros(digits.slice(digits.length - most), least);
  const sign = value < 0 && rounded > 0 ? '-' : '';
  return sign + whole + (fraction && decimalMarks[marks.decimalSeparator] + fraction);
}

/**
 * In units of the last decimal, rounded as the number is written: 1.005, which a computer keeps as 1.00499…, is 101
 * hundredths.
 */
function roundedAsWritten(value: number, decimals: number): number {
  const [digits, exponent = '0'] = String(value).split('e');
  return Math.round(Number(`${digits}e${Number(exponent) + decimals}`));
}

function withoutZeros(fraction: string, least: number): string {
  return fraction.slice(0, least) + fraction.slice(least).replace(/0+$/, '');
}
