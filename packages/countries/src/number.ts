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
 * Whole unless told otherwise; halves are rounded away from zero.
 */
export function formatNumber(value: number, marks: NumberMarks, decimals: Decimals = {}): string {
  const minimumFractionDigits = decimals.minimumDecimals ?? 0;
  const maximumFractionDigits = Math.max(decimals.maximumDecimals ?? 0, minimumFractionDigits);
  return withMarks(numberFormat(minimumFractionDigits, maximumFractionDigits).formatToParts(value), marks);
}

/** One for each number of decimals: making one takes longer than writing a row of a table with it. */
const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(minimumFractionDigits: number, maximumFractionDigits: number): Intl.NumberFormat {
  const key = `${minimumFractionDigits}-${maximumFractionDigits}`;
  const known = numberFormats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('en', { useGrouping: 'always', minimumFractionDigits, maximumFractionDigits });
  numberFormats.set(key, made);
  return made;
}

/**
 * Joins Intl's parts, with the site's marks in place of Intl's: the same on every server and in every browser.
 * What is rounded to nothing loses its sign (Intl's own option for that is missing in browsers that we serve).
 */
export function withMarks(parts: readonly Intl.NumberFormatPart[], marks: NumberMarks): string {
  const isNothing = !parts.some(({ value }) => /[1-9]/.test(value));
  return parts
    .map(({ type, value }) => {
      if (type === 'minusSign') return isNothing ? '' : '-';
      if (type === 'group') return groupMarks[marks.groupSeparator];
      if (type === 'decimal') return decimalMarks[marks.decimalSeparator];
      return value;
    })
    .join('');
}
