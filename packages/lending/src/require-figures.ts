/** Not a legal cap: a rate beyond it is a mistake, and the integer arithmetic would overflow. */
const maxRatePercent = 100_000;

/** @throws {RangeError} for a number that is not a principal. */
export function requireCents(principalCents: number): void {
  if (!Number.isSafeInteger(principalCents) || principalCents < 0) {
    throw new RangeError(`The principal is a whole number of cents, not ${principalCents}`);
  }
}

/** @throws {RangeError} for a number that is not a nominal rate. */
export function requireRate(nominalRatePercent: number): void {
  if (!(nominalRatePercent >= 0 && nominalRatePercent <= maxRatePercent)) {
    throw new RangeError(`A nominal rate is between 0 and ${maxRatePercent} percent, not ${nominalRatePercent}`);
  }
}
