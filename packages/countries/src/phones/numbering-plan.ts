/**
 * The telephone numbers of a country. These are our own small rules, because libphonenumber-js weighs 25 kB in its smallest
 * form (min, minified, brotli) and the plans of all our countries together about one. They are wider than its rules on
 * purpose, so that an operator's new prefix does not shut out a customer. Numbers that no person has (special rates,
 * toll-free) are left out.
 */
export interface NumberingPlan {
  /** Calling code without the plus. */
  readonly callingCode: string;
  /**
   * Trunk prefixes that people write before the national number, also former ones (044 and 1 in Mexico). E.164 never has them.
   */
  readonly trunkPrefixes: readonly string[];
  /** The first matching range counts. */
  readonly ranges: readonly NumberRange[];
  /** First digits of another country under the same calling code: +7 9xx is Russia. */
  readonly elsewhere?: RegExp;
}

/** The telephones of a country. */
export interface CountryPhones extends NumberingPlan {
  /** An example: a valid number that belongs to no person, in the national form. */
  readonly example: string;
}

/** Numbers with the same first digits, length and line. `starts` is compared with the number without calling code and trunk prefix. */
export interface NumberRange {
  readonly starts: RegExp;
  /** In Mexico a number does not tell a mobile from a fixed line. */
  readonly line: PhoneLine;
  /** The national form. Each `#` is a digit, so the form also defines the length. */
  readonly writing: string;
}

/** `unknown`: the number does not tell, as in Mexico. */
export type PhoneLine = 'mobile' | 'fixed' | 'unknown';

/** How many digits a number of the range has, without calling code and trunk prefix. */
export function digitCount({ writing }: NumberRange): number {
  return writing.split('#').length - 1;
}

/** The range of a number without calling code and trunk prefix. */
export function rangeOf(plan: NumberingPlan, number: string): NumberRange | undefined {
  return plan.ranges.find((range) => range.starts.test(number) && digitCount(range) === number.length);
}
