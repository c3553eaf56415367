import { compact } from '../compact.ts';
import { inGroups } from '../in-groups.ts';
import { digitCount, type NumberingPlan, type PhoneLine, rangeOf } from './numbering-plan.ts';

/**
 * - `format`: a character that is not a digit.
 * - `length`: too few or too many digits.
 * - `other-country`: a number of another country, by its calling code or, under +7, by its first digits.
 * - `unknown-prefix`: no person has a number with these first digits (special rates, or a mistyped digit).
 */
export type PhoneProblem = 'empty' | 'format' | 'length' | 'other-country' | 'unknown-prefix';

/** A number of the country that a person can have. */
export interface AcceptedPhone {
  readonly ok: true;
  /** `+34612345678`: the form to store and to compare. */
  readonly e164: string;
  /** `612 34 56 78`: the national form. */
  readonly national: string;
  readonly line: PhoneLine;
}

/** A text that is no such number, with the reason to show. */
export interface RefusedPhone {
  readonly ok: false;
  readonly problem: PhoneProblem;
}

/** The result of checking a number: `ok` tells which one it is. */
export type PhoneCheck = AcceptedPhone | RefusedPhone;

/** Checks a telephone number against a numbering plan: see `checkPhone`. */
export function checkNumber(plan: NumberingPlan, text: string): PhoneCheck {
  const written = compact(text).replace(/[()/]/g, '');
  if (written === '') return { ok: false, problem: 'empty' };
  if (!/^\+?\d+$/.test(written)) return { ok: false, problem: 'format' };
  const numbers = possibleNumbers(plan, written);
  for (const number of numbers) {
    const range = rangeOf(plan, number);
    if (range) {
      const e164 = `+${plan.callingCode}${number}`;
      return { ok: true, e164, national: inGroups(number, range.writing), line: range.line };
    }
  }
  return { ok: false, problem: problemOf(plan, numbers) };
}

/** Every number of the country that the text can mean. Empty if the text names another country. */
function possibleNumbers(plan: NumberingPlan, written: string): readonly string[] {
  const international = /^(?:\+|00)(\d*)$/.exec(written)?.[1];
  if (international === undefined) {
    return [...withoutTrunkPrefix(plan, written), ...withoutCallingCode(plan, written)];
  }
  return withoutCallingCode(plan, international);
}

function withoutCallingCode(plan: NumberingPlan, digits: string): readonly string[] {
  return digits.startsWith(plan.callingCode) ? withoutTrunkPrefix(plan, digits.slice(plan.callingCode.length)) : [];
}

function withoutTrunkPrefix({ trunkPrefixes }: NumberingPlan, digits: string): readonly string[] {
  const prefixes = trunkPrefixes.filter((prefix) => digits.startsWith(prefix));
  return [digits, ...prefixes.map((prefix) => digits.slice(prefix.length))];
}

function problemOf(plan: NumberingPlan, numbers: readonly string[]): PhoneProblem {
  if (numbers.length === 0) return 'other-country';
  const lengths = plan.ranges.map(digitCount);
  const notTooLong = numbers.filter((number) => number.length <= Math.max(...lengths));
  if (notTooLong.some((number) => plan.ranges.some(({ starts }) => starts.test(number)))) return 'length';
  const complete = notTooLong.filter((number) => lengths.includes(number.length));
  if (complete.some((number) => plan.elsewhere?.test(number))) return 'other-country';
  return complete.length > 0 ? 'unknown-prefix' : 'length';
}
