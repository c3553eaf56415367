import { clampToStep } from '@prestafaro/lending';
import { type CalculatorKind, type CalculatorLoan, calculatorFields } from '@/features/calculator/calculator-kind';
import { type PageQuery, queryText, queryWholeNumber } from '@/shell/page-query';

/** A kind with its calculated loan: the requested one, or its default one. */
export interface KindCalculation {
  readonly kind: CalculatorKind;
  readonly loan: CalculatorLoan;
  /** A requested value is not possible, and the nearest is shown. */
  readonly isAdjusted: boolean;
}

export interface Calculation {
  readonly chosen: CalculatorKind['kind'];
  readonly kinds: readonly KindCalculation[];
}

/**
 * Reads `?kind=auto&amount=15000&rate=8,99&months=48`. For every query each kind gets a loan that its sliders can
 * reach. Numbers may be written as they are typed without JavaScript. Undefined without any kind.
 */
export function readCalculation(query: PageQuery, kinds: readonly CalculatorKind[]): Calculation | undefined {
  const requestedKind = queryText(query, calculatorFields.kind);
  const chosen = kinds.find(({ kind }) => kind === requestedKind) ?? kinds[0];
  if (!chosen) return undefined;
  const isUnknownKind = requestedKind !== undefined && requestedKind !== chosen.kind;
  return {
    chosen: chosen.kind,
    kinds: kinds.map((kind) => {
      if (kind !== chosen) return { kind, ...readLoan({}, kind) };
      const { loan, isAdjusted } = readLoan(query, kind);
      return { kind, loan, isAdjusted: isAdjusted || isUnknownKind };
    }),
  };
}

/** Rates are calculated in hundredths, which are whole: 0.57 is no multiple of 0.01 in binary. */
const perPercent = 100;

function readLoan(query: PageQuery, kind: CalculatorKind): Omit<KindCalculation, 'kind'> {
  const requested = {
    amount: queryWholeNumber(query, calculatorFields.amount),
    rate: queryText(query, calculatorFields.rate)?.replace(/\s*%$/, '').replace(',', '.'),
    months: queryWholeNumber(query, calculatorFields.months),
  };
  const { amountMin, amountMax, amountStep, monthsMin, monthsMax } = kind;
  const amount = clampToStep(requested.amount, {
    min: amountMin,
    max: Math.max(amountMin, amountMax),
    step: amountStep,
    default: kind.amountDefault,
  });
  const months = clampToStep(requested.months, {
    min: monthsMin,
    max: Math.max(monthsMin, monthsMax),
    step: 1,
    default: kind.monthsDefault,
  });
  const hundredths = clampToStep(hundredthsOf(requested.rate), {
    min: 0,
    max: Math.round(kind.ratePercentMax * perPercent),
    step: 1,
    default: Math.round(kind.ratePercentDefault * perPercent),
  });
  const loan = { amount, months, ratePercent: hundredths / perPercent };
  const pairs = [
    [requested.amount, amount],
    [requested.rate, loan.ratePercent],
    [requested.months, months],
  ] as const;
  return { loan, isAdjusted: pairs.some(([text, shown]) => text !== undefined && Number(text) !== shown) };
}

/** The rate of a query in hundredths of a percent, as `clampToStep` reads it. */
function hundredthsOf(rate: string | undefined): string | undefined {
  return rate && /^\d{1,6}(\.\d{1,6})?$/.test(rate) ? String(Math.round(Number(rate) * perPercent)) : undefined;
}
