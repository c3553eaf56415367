import type { CountryRules } from './country-module.ts';

/** The ways in which people write the currency of a country beside an amount: its code, its signs and its words. */
export function currencyNames({ currency, currencyWords, sites }: CountryRules): readonly string[] {
  const signs = Object.values(sites).map(({ moneyFormat }) => moneyFormat.currencySymbol);
  return [...new Set([currency, ...signs, ...currencyWords])];
}
