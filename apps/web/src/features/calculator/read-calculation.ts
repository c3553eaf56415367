import { type EarlyRepaymentCap, type NumberRules, policyOf, todayIn } from '@prestafaro/countries';
import { type RepaymentEffect, type RepaymentPlan, toCents } from '@prestafaro/lending';
import {
  type CalculatorKind,
  type CalculatorLoan,
  choiceFields,
  type NumberName,
  numberFields,
  numberNames,
} from '@/features/calculator/calculator-kind';
import { type CalculatorNumber, numbersOf } from '@/features/calculator/calculator-numbers';
import { type AskedNumber, amountRules, countRules, type NumberWriting, readAsked } from '@/shell/loan/typed-numbers';
import { type PageQuery, queryText } from '@/shell/page-query';

/** A kind with its calculated loan: the requested one, or its default one. */
export interface KindCalculation {
  readonly kind: CalculatorKind;
  readonly numbers: Readonly<Record<NumberName, CalculatorNumber>>;
  readonly loan: CalculatorLoan;
  /** A requested value of the loan is refused, and the calculation is that of another loan. */
  readonly isAdjusted: boolean;
  readonly plan: RepaymentPlan;
  /** The loan for comparison. */
  readonly second: CalculatorLoan;
  /** The query sets some of its numbers. */
  readonly isFromQuery: boolean;
  /** The part opens by itself, because the query sets something in it. */
  readonly opens: { readonly repayment: boolean; readonly comparison: boolean };
  /** The numbers that are calculated, and those of the query as they were typed. The fields show a refused one with the reason. */
  readonly asked: Readonly<Record<NumberName, AskedNumber>>;
}

export interface Calculation {
  readonly chosen: CalculatorKind['kind'];
  readonly kinds: readonly KindCalculation[];
}

/** The numbers of the loan, of its early repayment and of the loan for comparison. */
const loanNumbers: readonly NumberName[] = ['amount', 'rate', 'months'];
const repaymentNumbers: readonly NumberName[] = ['extra', 'extraMonth', 'extraMonthly', 'fee', 'lastYearFee'];
const comparisonNumbers: readonly NumberName[] = ['secondAmount', 'secondRate', 'secondMonths'];

/**
 * Reads `?kind=auto&amount=15000&rate=8,99&months=48&extra=500…`. For every query each kind gets a loan within its limits. Numbers
 * may be written as they are typed without JavaScript. Undefined without any kind.
 */
export function readCalculation(
  query: PageQuery,
  kinds: readonly CalculatorKind[],
  writing: NumberWriting,
): Calculation | undefined {
  const requestedKind = queryText(query, choiceFields.kind);
  const chosen = kinds.find(({ kind }) => kind === requestedKind) ?? kinds[0];
  if (!chosen) return undefined;
  const isUnknownKind = requestedKind !== undefined && requestedKind !== chosen.kind;
  return {
    chosen: chosen.kind,
    kinds: kinds.map((kind) => {
      if (kind !== chosen) return readKind({}, kind, writing);
      const calculation = readKind(query, kind, writing);
      return { ...calculation, isAdjusted: calculation.isAdjusted || isUnknownKind };
    }),
  };
}

/** The sign that may be typed beside a rate. */
export const percentUnits = ['%'] as const;

function rulesOf({ unit, min, max }: CalculatorNumber, writing: NumberWriting): NumberRules {
  if (unit === 'amount') return amountRules(writing, { min, max });
  const rules = countRules(writing, { min, max });
  return unit === 'percent' ? { ...rules, hasDecimals: true, units: percentUnits } : rules;
}

function readKind(query: PageQuery, kind: CalculatorKind, writing: NumberWriting): KindCalculation {
  const cap = earlyRepaymentCapOf(writing);
  const numbers = numbersOf(kind, cap);
  const asked = Object.fromEntries(
    numberNames.map((name) => {
      const number = numbers[name];
      return [name, readAsked(queryText(query, numberFields[name]), rulesOf(number, writing), number.usual)];
    }),
  ) as Record<NumberName, AskedNumber>;
  const valueIn = (name: NumberName) => asked[name].value;
  const opens = (names: readonly NumberName[]) =>
    names.some((name) => asked[name].isRefused || asked[name].value !== numbers[name].usual);
  const effect = effectOf(query);
  return {
    kind,
    numbers,
    loan: { amount: valueIn('amount'), ratePercent: valueIn('rate'), months: valueIn('months') },
    isAdjusted: loanNumbers.some((name) => asked[name].isRefused),
    plan: {
      onceCents: toCents(valueIn('extra')),
      onceMonth: valueIn('extraMonth'),
      monthlyCents: toCents(valueIn('extraMonthly')),
      effect,
      fee: {
        overYearPercent: valueIn('fee'),
        lastYearPercent: valueIn('lastYearFee'),
        isLimitedToInterest: cap?.isLimitedToInterest ?? false,
      },
    },
    second: { amount: valueIn('secondAmount'), ratePercent: valueIn('secondRate'), months: valueIn('secondMonths') },
    isFromQuery: numberNames.some((name) => asked[name].typed !== undefined),
    opens: {
      repayment: opens(repaymentNumbers) || effect !== effects[0],
      comparison: opens(comparisonNumbers),
    },
    asked,
  };
}

/** The first is the usual one. */
export const effects = ['shorter-term', 'lower-instalment'] as const satisfies readonly RepaymentEffect[];

/** What an early repayment changes. An unknown value is the usual one, which the form then shows. */
function effectOf(query: PageQuery): RepaymentEffect {
  const typed = queryText(query, choiceFields.effect);
  return effects.find((effect) => effect === typed) ?? effects[0];
}

/** The cap of the country on the fee for an early repayment, by the law of today. */
export function earlyRepaymentCapOf({ site: { country } }: NumberWriting): EarlyRepaymentCap | undefined {
  return policyOf(country, todayIn(country, new Date())).earlyRepaymentCap?.value;
}
