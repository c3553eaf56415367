import type { NumberRules } from '@prestafaro/countries';
import { type CalculatorKind, type CalculatorLoan, calculatorFields } from '@/features/calculator/calculator-kind';
import { amountRules, countRules, type NumberWriting, readAsked } from '@/shell/loan/typed-numbers';
import { type PageQuery, queryText } from '@/shell/page-query';

/** A kind with its calculated loan: the requested one, or its default one. */
export interface KindCalculation {
  readonly kind: CalculatorKind;
  readonly loan: CalculatorLoan;
  /** A requested value is refused, and the calculation is that of another loan. */
  readonly isAdjusted: boolean;
  /** The numbers of the query, as they were typed. The fields show a refused one with the reason. */
  readonly typed: { readonly [Field in 'amount' | 'rate' | 'months']: string | undefined };
}

export interface Calculation {
  readonly chosen: CalculatorKind['kind'];
  readonly kinds: readonly KindCalculation[];
}

/**
 * Reads `?kind=auto&amount=15000&rate=8,99&months=48`. For every query each kind gets a loan within its limits. Numbers
 * may be written as they are typed without JavaScript. Undefined without any kind.
 */
export function readCalculation(
  query: PageQuery,
  kinds: readonly CalculatorKind[],
  writing: NumberWriting,
): Calculation | undefined {
  const requestedKind = queryText(query, calculatorFields.kind);
  const chosen = kinds.find(({ kind }) => kind === requestedKind) ?? kinds[0];
  if (!chosen) return undefined;
  const isUnknownKind = requestedKind !== undefined && requestedKind !== chosen.kind;
  return {
    chosen: chosen.kind,
    kinds: kinds.map((kind) => {
      if (kind !== chosen) return readLoan({}, kind, writing);
      const calculation = readLoan(query, kind, writing);
      return { ...calculation, isAdjusted: calculation.isAdjusted || isUnknownKind };
    }),
  };
}

/** The sign that may be typed beside a rate. */
export const percentUnits = ['%'] as const;

/** The rules of a yearly rate, in percent. */
function rateRules(writing: NumberWriting, max: number): NumberRules {
  return { ...countRules(writing, { min: 0, max }), hasDecimals: true, units: percentUnits };
}

function readLoan(query: PageQuery, kind: CalculatorKind, writing: NumberWriting): KindCalculation {
  const { amountMin, amountMax, monthsMin, monthsMax } = kind;
  const read = (field: 'amount' | 'rate' | 'months', rules: NumberRules, usual: number) =>
    readAsked(queryText(query, calculatorFields[field]), rules, usual);
  const amount = read('amount', amountRules(writing, { min: amountMin, max: amountMax }), kind.amountDefault);
  const rate = read('rate', rateRules(writing, kind.ratePercentMax), kind.ratePercentDefault);
  const months = read('months', countRules(writing, { min: monthsMin, max: monthsMax }), kind.monthsDefault);
  return {
    kind,
    loan: { amount: amount.value, ratePercent: rate.value, months: months.value },
    isAdjusted: [amount, rate, months].some(({ isRefused }) => isRefused),
    typed: { amount: amount.typed, rate: rate.typed, months: months.typed },
  };
}
