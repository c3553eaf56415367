import type { NumberMarks } from './money-format.ts';

/** U+00A0 as an escape, because in an editor the character looks like a space. */
export const noBreakSpace = '\u00A0';

const groupMarks = { space: noBreakSpace, comma: ',', dot: '.', apostrophe: '\u2019' } as const;
const decimalMarks = { comma: ',', dot: '.' } as const;

/** How many digits stand after the decimal mark. Zeros beyond the minimum are left out; the default is none. */
export interface Decimals {
  readonly minimumDecimals?: number;
  readonly maximumDecimals?: number;
}

/**
 * Writes a number with the site's own marks, always grouped: `206 342`, `1 000` (decisions, "Country, host and language").
 * The default is no decimals. Halves are rounded away from zero. A result of zero has no sign.
 *
 * The function does not use `Intl.NumberFormat`, because its first use takes a phone's browser about 90 ms while a visitor
 * moves a slider, and only its rounding would be used, since the marks are the site's. A test compares every result with
 * `Intl`.
 * @param value below 10¹⁵, which no loan reaches
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

/** Rounds to units of the last decimal like the written number: 1.005, which is stored as 1.00499…, becomes 101 hundredths. */
function roundedAsWritten(value: number, decimals: number): number {
  const [digits, exponent = '0'] = String(value).split('e');
  return Math.round(Number(`${digits}e${Number(exponent) + decimals}`));
}

function withoutZeros(fraction: string, least: number): string {
  return fraction.slice(0, least) + fraction.slice(least).replace(/0+$/, '');
}
