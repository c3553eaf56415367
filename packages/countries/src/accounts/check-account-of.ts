import { compact } from '../compact.ts';
import { type AccountCheck, type AccountKind, type CountryAccounts, refuseAccount } from './account.ts';

/** Checks a text against the accounts of one country: see `checkAccount`. */
export function checkAccountOf({ kinds, check }: CountryAccounts, text: string, kind?: AccountKind): AccountCheck {
  const written = compact(text);
  if (written === '') return refuseAccount('empty');
  if (kind && !kinds.includes(kind)) return refuseAccount('not-accepted');
  return check(written, kind);
}
