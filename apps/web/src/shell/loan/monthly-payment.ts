import { affordableLoan, daysOfMonths, toCents } from '@prestafaro/lending';
import { ratesOf } from '@/shell/loan/loan-ceiling';
import type { SiteLoans } from '@/shell/loan/loan-range';
import { amountScale } from '@/shell/loan/loan-scale';
import { amountRules, countRules, type NumberWriting, readAsked } from '@/shell/loan/typed-numbers';
import { type PageQuery, queryText } from '@/shell/page-query';
import { stopsOf } from '@/ui/range-slider/slider-scale';

/** Names of the fields of «how much can you pay a month», and keys of the query of a list. None is personal (R28). */
export const paymentFields = { payment: 'payment', months: 'months' } as const;

/** What can be chosen: the payment in units of the currency, and the months. */
export interface PaymentRange {
  readonly payment: { readonly min: number; readonly max: number; readonly step: number; readonly usual: number };
  readonly months: { readonly min: number; readonly max: number; readonly usual: number };
}

/** The payments and months of a site, in steps of its amounts; null where no offer has instalments. */
export function paymentRange({ amountStep: step, instalmentMonths: months }: SiteLoans): PaymentRange | null {
  return (
    months && {
      payment: { min: 2 * step, max: 100 * step, step, usual: 10 * step },
      months: { ...months, usual: Math.min(Math.max(6, months.min), months.max) },
    }
  );
}

/** The amounts that a payment may find, in units of the currency. */
export const paymentAmounts = (loans: SiteLoans): readonly number[] => stopsOf(amountScale(loans));

/**
 * Reads `?payment=110&months=6` of a list: the largest loan within that payment. For a payment that is too low even for the smallest amount it
 * is that amount for the longest term.
 * @returns undefined for a query without a payment, and where no offer has instalments
 */
export function readPayment(query: PageQuery, loans: SiteLoans, writing: NumberWriting) {
  const range = paymentRange(loans);
  const typed = queryText(query, paymentFields.payment);
  if (!range || typed === undefined) return undefined;
  const payment = readAsked(typed, amountRules(writing, range.payment), range.payment.usual);
  const months = readAsked(
    queryText(query, paymentFields.months),
    countRules(writing, range.months),
    range.months.usual,
  );
  const { decimals } = writing.money;
  const asked = { paymentCents: toCents(payment.value), months: months.value, decimals };
  const found = affordableLoan(asked, paymentAmounts(loans), ratesOf(loans));
  return {
    amount: found?.amount ?? loans.amountMin,
    days: daysOfMonths(found ? months.value : range.months.max),
    /** The loan is not that of the typed numbers. */
    isAdjusted: !found || payment.isRefused || months.isRefused,
  };
}
