import { decimalsOf, type Money } from './money';

/** The sign before the decimals of a network's amounts. */
export type DecimalSign = 'point' | 'comma';

export type AmountFault = 'not-an-amount' | 'ambiguous-amount' | 'negative' | 'too-many-decimals' | 'too-large';

/** In units of the currency. No commission of a loan comes near it, and sums of such amounts stay exact. */
export const MAX_AMOUNT = 99_999_999;

/** `1234.50` and `1,234.50` with a point; the other sign stands between groups of three. */
const SHAPES: Readonly<Record<DecimalSign, { pattern: RegExp; group: RegExp }>> = {
  point: { pattern: /^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,12}))?$/, group: /,/g },
  comma: { pattern: /^(\d{1,12}|\d{1,3}(?:\.\d{3}){1,3})(?:,(\d{1,12}))?$/, group: /\./g },
};

/**
 * Reads the amount that a network sent as text. Zeros after the last decimal of the currency change nothing: `12.5000` is 12.50 €.
 * @param currency ISO 4217
 * @param sign the sign of the network's decimals; null: both are read, and a text that means two amounts (`1.234`) is refused
 */
export function readAmount(text: string, currency: string, sign: DecimalSign | null): Money | AmountFault {
  if (/^-\s*[\d.,]+$/.test(text)) return 'negative';
  const signs: readonly DecimalSign[] = sign === null ? ['point', 'comma'] : [sign];
  const readings = signs.flatMap((each) => readingWith(each, text) ?? []);
  const [first] = readings;
  if (!first) return 'not-an-amount';
  if (new Set(readings.map(({ whole, decimals }) => `${whole}.${decimals}`)).size > 1) return 'ambiguous-amount';
  const allowed = decimalsOf(currency);
  if (first.decimals.length > allowed) return 'too-many-decimals';
  if (Number(first.whole) > MAX_AMOUNT) return 'too-large';
  return { units: Number(`${first.whole}${first.decimals.padEnd(allowed, '0')}`), currency };
}

/** @returns null if the text is no amount with this sign */
function readingWith(sign: DecimalSign, text: string): { whole: string; decimals: string } | null {
  const { pattern, group } = SHAPES[sign];
  const [, whole, decimals = ''] = pattern.exec(text) ?? [];
  if (whole === undefined) return null;
  return { whole: whole.replace(group, ''), decimals: decimals.replace(/0+$/, '') };
}
