import type { EarlyRepaymentCap } from '@prestafaro/countries';
import type { CalculatorKind, NumberName } from '@/features/calculator/calculator-kind';

/** A number of the form: its bounds, which are included, and the one that stands for a missing number. */
export interface CalculatorNumber {
  /** `month`: which one, counted from the first. */
  readonly unit: 'amount' | 'percent' | 'months' | 'month';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly usual: number;
}

const percentStep = 0.01;

/** The month of a single repayment until the visitor chooses one: after a year, or at the end of a shorter loan. */
const usualRepaymentMonth = 12;

/**
 * The numbers of a kind of loan. Editors set the limits; a repayment is at most the largest loan.
 * @param cap of the country on the fee for an early repayment: the assumption until the visitor changes it. Without one it is nothing.
 */
export function numbersOf(kind: CalculatorKind, cap?: EarlyRepaymentCap): Record<NumberName, CalculatorNumber> {
  const { amountMin, amountMax, amountStep, amountDefault, monthsMin, monthsMax, monthsDefault } = kind;
  const amount = { unit: 'amount', min: amountMin, max: amountMax, step: amountStep, usual: amountDefault } as const;
  const months = { unit: 'months', min: monthsMin, max: monthsMax, step: 1, usual: monthsDefault } as const;
  const percent = { unit: 'percent', min: 0, max: kind.ratePercentMax, step: percentStep } as const;
  const rate = { ...percent, usual: kind.ratePercentDefault };
  const repayment = { ...amount, min: 0, step: 1, usual: 0 };
  return {
    amount,
    rate,
    months,
    extra: repayment,
    extraMonth: { ...months, unit: 'month', min: 1, usual: Math.min(usualRepaymentMonth, monthsMax) },
    extraMonthly: repayment,
    fee: { ...percent, usual: cap?.overYearPercent ?? 0 },
    lastYearFee: { ...percent, usual: cap?.lastYearPercent ?? 0 },
    secondAmount: amount,
    secondRate: rate,
    secondMonths: months,
  };
}
