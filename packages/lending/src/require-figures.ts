/** Not a legal cap: beyond it a rate is a mistake, and the integer arithmetic would lose its meaning. */
const maximumRatePercent = 100_000;

/** @throws {RangeError} for what is no principal. */
export function requireCents(principalCents: number): void {
  if (!Number.isSafeInteger(principalCents) || principalCents < 0) {
    throw new RangeError(`The principal is a whole number of cents, not ${principalCents}`);
  }
}

/** @throws {RangeError} for what is no nominal rate. */
export function requireRate(nominalRatePercent: number): void {
  if (!(nominalRatePercent >= 0 && nominalRatePercent <= maximumRatePercent)) {
    throw new RangeError(`A nominal rate is between 0 and ${maximumRatePercent} percent, not ${nominalRatePercent}`);
  }
}
