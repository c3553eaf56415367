/**
 * Converts to cents. All rules use whole cents: hundredths of the currency's unit, in every country.
 * @param amount in units of the currency, as an editor writes it: 323.9.
 * @throws {RangeError} for a number that is not an amount of money.
 */
export function toCents(amount: number): number {
  const cents = Math.round(amount * 100);
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${amount} is not an amount of money`);
  return cents;
}
