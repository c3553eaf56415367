import { countryOf, sitesOf } from '@prestafaro/countries';
import type { CountryCode } from '@prestafaro/types/country';

/** Digits alone, and at most two decimals. */
const plain = /^(\d+)(?:[.,]\d{0,2})?$/;

/** Groups of three digits with one mark between them, and at most two decimals after another mark. */
const grouped = /^(\d{1,3}(?:([ .,'’])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,]\d{0,2})?$/;

/**
 * Reads an amount of money as people type it: `1 200`, `1.200,50`, `R 1 200`. Three digits after a mark are thousands in
 * every country, because amounts have no tenths of cents. One or two are decimals and are dropped, so that the amount never grows.
 * @returns whole units of the currency, or null where it is no amount
 */
export function readAmount(country: CountryCode, text: string): number | null {
  const bare = withoutCurrency(country, text.normalize('NFKC').replace(/\s/g, ' '));
  const whole = (plain.exec(bare) ?? grouped.exec(bare))?.[1];
  if (whole === undefined) return null;
  const amount = Number(whole.replace(/\D/g, ''));
  return Number.isSafeInteger(amount) ? amount : null;
}

/** The symbol of the country's sites or the code of its currency, before the number or after it. */
function withoutCurrency(country: CountryCode, text: string): string {
  const names = [countryOf(country).currency, ...sitesOf(country).map(({ moneyFormat }) => moneyFormat.currencySymbol)];
  const trimmed = text.trim();
  const lower = trimmed.toLowerCase();
  const before = names.find((name) => lower.startsWith(name.toLowerCase()));
  if (before) return trimmed.slice(before.length).trim();
  const after = names.find((name) => lower.endsWith(name.toLowerCase()));
  return after ? trimmed.slice(0, -after.length).trim() : trimmed;
}
