import { countryOf, currencyNames, type NumberProblem, type NumberRules, readNumber } from '@prestafaro/countries';
import { fill } from '@/messages/fill';
import type { SiteFrame } from '@/shell/site-view';

/** The part of a site that decides how its visitors write numbers. */
export type NumberWriting = Pick<SiteFrame, 'site' | 'money'>;

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** A number that a visitor asked for in an address. */
export interface AskedNumber {
  /** The number, or the one to show if it is refused: the nearest bound, or the usual number for an unreadable text. */
  readonly value: number;
  /** The text as it was typed. */
  readonly typed: string | undefined;
  readonly isRefused: boolean;
  /** Why it is refused. */
  readonly problem?: NumberProblem;
}

/** The signs and words that may stand beside an amount. */
export function currencyUnits({ site, money }: NumberWriting): readonly string[] {
  return [...new Set([money.currencySymbol, ...currencyNames(countryOf(site.country))])];
}

/** The rules of amounts in whole units of the currency. */
export function amountRules(writing: NumberWriting, { min, max }: Bounds): NumberRules {
  return { ...countRules(writing, { min, max }), units: currencyUnits(writing) };
}

/** The rules of counts, such as days. */
export function countRules({ money }: NumberWriting, { min, max }: Bounds): NumberRules {
  return { min, max, decimalSeparator: money.decimalSeparator };
}

/** @param typed undefined if the address has no such number */
export function readAsked(typed: string | undefined, rules: NumberRules, usual: number): AskedNumber {
  if (typed === undefined) return { value: usual, typed, isRefused: false };
  const reading = readNumber(typed, rules);
  if (reading.ok) return { value: reading.value, typed, isRefused: false };
  const shown = { 'too-low': rules.min, 'too-high': rules.max } as const;
  const value = reading.problem in shown ? shown[reading.problem as keyof typeof shown] : usual;
  return { value, typed, isRefused: true, problem: reading.problem };
}

/** The messages of a field for each problem of a typed number. @param write writes a bound with its unit */
export function numberProblems(
  { messages }: Pick<SiteFrame, 'messages'>,
  { min, max }: Bounds,
  write: (bound: number) => string,
): Readonly<Record<NumberProblem, string>> {
  const filled = Object.entries(messages.numbers).map(([problem, message]) => [
    problem,
    fill(message, { min: write(min), max: write(max) }),
  ]);
  return Object.fromEntries(filled) as Record<NumberProblem, string>;
}
