/**
 * How a country numbers its telephones: own small rules, since libphonenumber-js weighs 25 kB in its smallest form (min,
 * minified, brotli) and the plans of our nine countries together about one. They are wider than its own on purpose: an operator's new
 * prefix must not shut out a customer. Numbers that no person has (special rates, toll-free) are left out.
 */
export interface NumberingPlan {
  /** Without the plus. */
  readonly callingCode: string;
  /** What people write before the number within the country, or wrote once (044 and 1 in Mexico). Never in E.164. */
  readonly trunkPrefixes: readonly string[];
  /** The first that fits counts. */
  readonly ranges: readonly NumberRange[];
  /** Beginnings that another country has under the same calling code: +7 9xx is Russia. */
  readonly elsewhere?: RegExp;
}

/** The telephones of a country. */
export interface CountryPhones extends NumberingPlan {
  /** A well-made number that belongs to nobody, as the country writes it. */
  readonly example: string;
}

export interface NumberRange {
  readonly starts: RegExp;
  /** In Mexico a number no longer tells what it is. */
  readonly line: PhoneLine;
  /** The national writing; each `#` is a digit of the number, so it also says how many there are. */
  readonly writing: string;
}

export type PhoneLine = 'mobile' | 'fixed' | 'unknown';

export function digitCount({ writing }: NumberRange): number {
  return writing.split('#').length - 1;
}

/** The range of a number without calling code and trunk prefix. */
export function rangeOf(plan: NumberingPlan, number: string): NumberRange | undefined {
  return plan.ranges.find((range) => range.starts.test(number) && digitCount(range) === number.length);
}

/** The number in the groups in which the country reads it. */
export function writeNationally(number: string, { writing }: NumberRange): string {
  let index = 0;
  return writing.replace(/#/g, () => number.charAt(index++));
}
