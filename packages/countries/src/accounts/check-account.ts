import type { CountryCode } from '@prestafaro/types/country';
import { compact } from '../compact.ts';
import { countryOf } from '../registry.ts';
import { type AccountCheck, type AccountKind, refuseAccount } from './account.ts';

/** The kinds of account that a country's form takes, the usual one first. */
export function accountKindsOf(country: CountryCode): readonly AccountKind[] {
  return countryOf(country).accounts.kinds;
}

/**
 * Whether what a visitor typed can be a bank account of the country (specification §5, "a valid bank account"). It says that
 * the number is well made, and never that the account is open or whose it is.
 * @param kind what the visitor chose, where there is a choice; the usual kind if left out.
 */
export function checkAccount(country: CountryCode, text: string, kind?: AccountKind): AccountCheck {
  const { kinds, check } = countryOf(country).accounts;
  const written = compact(text);
  if (written === '') return refuseAccount('empty');
  if (kind && !kinds.includes(kind)) return refuseAccount('not-accepted');
  return check(written, kind);
}
