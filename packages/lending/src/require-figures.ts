import { type PaymentDecimals, smallestPayment } from './percent-of.ts';

/** Not a legal cap: a rate beyond it is a mistake, and the integer arithmetic would overflow. */
const maxRatePercent = 100_000;

/** @throws {RangeError} for a number that is not a principal, or that nobody can pay. */
export function requireCents(principalCents: number, decimals: PaymentDecimals): void {
  const unit = smallestPayment(decimals);
  if (!Number.isSafeInteger(principalCents / unit) || principalCents < 0) {
    throw new RangeError(`The principal is a multiple of ${unit} cents, not ${principalCents}`);
  }
}

/** @throws {RangeError} for a number that is not a nominal rate. */
export function requireRate(nominalRatePercent: number): void {
  if (!(nominalRatePercent >= 0 && nominalRatePercent <= maxRatePercent)) {
    throw new RangeError(`A nominal rate is between 0 and ${maxRatePercent} percent, not ${nominalRatePercent}`);
  }
}
