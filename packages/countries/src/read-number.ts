import type { NumberMarks } from './money-format.ts';

/**
 * The reason why a typed number is refused. Each is corrected in another way.
 * - `missing`: nothing was typed. `invalid`: it is no number, or none that is written in a customary way.
 * - `ambiguous`: it may mean thousands or decimals: `1,000` where the comma is the decimal separator.
 * - `not-whole`: it has decimals other than zeros, and only whole numbers are accepted.
 * - `too-low`, `too-high`: it is outside of the bounds, which are included.
 */
export type NumberProblem = 'missing' | 'invalid' | 'ambiguous' | 'not-whole' | 'too-low' | 'too-high';

/** The number that was typed, or the reason to show. */
export type NumberReading =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly problem: NumberProblem };

/** The numbers that an input accepts. */
export interface NumberRules {
  readonly min: number;
  readonly max: number;
  /** Accepts decimals, as a rate has. Lenders lend whole units, so an amount has none: `300,00` is 300, `300,50` is refused. */
  readonly hasDecimals?: boolean;
  /** The decimal separator of the site. */
  readonly decimalSeparator: NumberMarks['decimalSeparator'];
  /** Signs and words that may stand before or after the number, such as those of `currencyNames`. */
  readonly units?: readonly string[];
}

const decimalMarks = { comma: ',', dot: '.' } as const;

/** Digits, and at most two decimals. */
const plain = /^(\d{0,15})(?:[.,](\d{0,2}))?$/;

/** Groups of three digits with one mark between all of them, and at most two decimals after another mark. */
const grouped = /^([1-9]\d{0,2}([ .,'])\d{3}(?:\2\d{3}){0,3})(?:(?!\2)[.,](\d{0,2}))?$/;

/**
 * Reads a number as people type and paste it: `1 200`, `1.200,50`, `$1,200.00 MXN`, `−5`. All inputs of visitors use this
 * function, in the browser and on the server. A text is read as the number that it means, or it is refused: no digit is
 * dropped, no number is rounded or moved into the bounds.
 *
 * People write the marks of other countries too, so the marks decide and not the site (Unicode CLDR, `numbers/symbols`;
 * BIPM, SI brochure 5.4.4: a space groups digits by three, comma and dot may both be the decimal sign):
 * - A space, a comma, a dot or an apostrophe between groups of three digits separates thousands.
 * - A comma or a dot with one or two digits after it is the decimal sign, because nobody groups by one or two.
 * - Two different marks are thousands and decimals in this order: `1.200,50` and `1,200.50`.
 * - One group after the site's own decimal sign is `ambiguous`: `1,000` in Spain, `1.000` in Mexico.
 * - Everything else is `invalid`: `1.0000`, `1,00,0`, `10 00`, `1.200.50`, `1e3`, `5 mil`, `10²`.
 */
export function readNumber(text: string, rules: NumberRules): NumberReading {
  const { min, max, hasDecimals } = rules;
  const typed = tidy(text);
  if (typed === '') return refused('missing');
  const [sign, unsigned] = withoutSign(withoutUnits(typed, rules.units ?? []));
  const [, whole = '', groupMark, fraction = ''] = grouped.exec(unsigned) ?? [];
  const [, digits = whole.replace(/\D/g, ''), decimals = fraction] = plain.exec(unsigned) ?? [];
  if (digits + decimals === '') return refused('invalid');
  const isOneGroup = groupMark !== undefined && whole.split(groupMark).length === 2;
  if (isOneGroup && decimals === '' && groupMark === decimalMarks[rules.decimalSeparator]) return refused('ambiguous');
  // Zero has no sign.
  const value = sign * Number(`${digits}.${decimals}`) || 0;
  if (value < min) return refused('too-low');
  if (value > max) return refused('too-high');
  return hasDecimals || Number.isInteger(value) ? { ok: true, value } : refused('not-whole');
}

function refused(problem: NumberProblem): NumberReading {
  return { ok: false, problem };
}

/**
 * Blanks of all kinds become one space, and digits of full width and typographic apostrophes become plain ones. Marks
 * that are invisible, such as those of the writing direction, are removed. A power or a fraction (`²`, `½`) stays as it
 * is, because compatibility normalisation would make a digit of it.
 */
function tidy(text: string): string {
  const plainText = /\p{No}/u.test(text) ? text : text.normalize('NFKC');
  return plainText
    .replace(/\p{Cf}/gu, '')
    .replace(/[’ʼ]/g, "'")
    .replace(/[−–‐]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Removes at most one unit before the number and one after it: `$500 MXN`. A minus sign may precede the unit. */
function withoutUnits(text: string, units: readonly string[]): string {
  const minus = text.startsWith('-') ? '-' : '';
  const lower = text.toLowerCase();
  const names = units.map((unit) => unit.toLowerCase());
  const longest = (fits: (name: string) => boolean) =>
    Math.max(0, ...names.filter((name) => name !== '' && fits(name)).map((name) => name.length));
  const before = minus.length + longest((name) => lower.startsWith(name, minus.length));
  const after = longest((name) => lower.endsWith(name));
  return minus + text.slice(before, Math.max(before, text.length - after)).trim();
}

function withoutSign(text: string): readonly [sign: 1 | -1, unsigned: string] {
  return text.startsWith('-') ? [-1, text.slice(1).trim()] : [1, text];
}
