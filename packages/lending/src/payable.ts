import { type PaymentDecimals, smallestPayment } from './percent-of.ts';

/** Rounds cents to an amount that somebody can pay, halves up. */
export function payable(cents: number, decimals: PaymentDecimals): number {
  const unit = smallestPayment(decimals);
  return Math.round(cents / unit) * unit;
}
