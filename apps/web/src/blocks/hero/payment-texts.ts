import { affordableLoan, type CeilingRates, toCents } from '@prestafaro/lending';
import { fill } from '@/messages/fill';
import { type CeilingSite, ceilingTexts } from '@/shell/loan/ceiling-texts';
import { type ScalePart, stopsOf } from '@/ui/range-slider/slider-scale';

/** The facts besides the payment that its texts depend on: plain data, so that the server can pass it to the browser. */
export interface PaymentSite extends CeilingSite {
  rates: CeilingRates;
  /** The amounts that a payment may find. */
  amounts: readonly ScalePart[];
  tooLittle: string;
}

export interface ChosenPayment {
  /** In units of the currency. */
  payment: number;
  months: number;
}

/** The texts of the loan that a payment finds. */
export interface PaymentTexts {
  amount: string;
  cost: string;
  instalments: string;
  apr: string;
  /** No amount has such small instalments; null if one has, and then the other texts are those of the smallest amount. */
  tooLittle: string | null;
  /** In units of the currency, for the bar. */
  lent: number;
  costAmount: number;
}

/** The largest loan within a payment, or the smallest one if none is. */
export function paymentTexts({ payment, months }: ChosenPayment, site: PaymentSite): PaymentTexts {
  const { rates } = site;
  const { decimals } = site.money;
  const amounts = stopsOf(site.amounts);
  const found = affordableLoan({ paymentCents: toCents(payment), months, decimals }, amounts, rates);
  const smallest = affordableLoan(
    { paymentCents: Number.MAX_SAFE_INTEGER, months, decimals },
    amounts.slice(0, 1),
    rates,
  );
  const loan = found ?? smallest;
  if (!loan) throw new Error('The site has no amount to lend');
  const { lent: amount, cost, instalments, apr, costAmount } = ceilingTexts(loan.ceiling, site);
  const tooLittle = found ? null : fill(site.tooLittle, { amount });
  return { amount, cost, instalments, apr, tooLittle, lent: loan.amount, costAmount };
}
