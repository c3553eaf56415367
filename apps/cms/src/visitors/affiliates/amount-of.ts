import { countryCodes, countryOf, sitesOf } from '@prestafaro/countries';

/** The decimals that the sites of a country write: none for ₫ and ₸, which has two by ISO 4217. */
const writtenDecimals = new Map<string, number>(
  countryCodes.flatMap((code) =>
    sitesOf(code).map(({ moneyFormat }): [string, number] => [countryOf(code).currency, moneyFormat.decimals]),
  ),
);

/**
 * `1234,50`, `50000`: with a decimal comma and without groups, so that a Spanish spreadsheet reads a number. An amount that was agreed on in
 * hundredths keeps them.
 */
export function amountOf(cents: number, currency: string): string {
  const count = cents % 100 === 0 ? (writtenDecimals.get(currency) ?? 2) : 2;
  return (cents / 100).toFixed(count).replace('.', ',');
}
