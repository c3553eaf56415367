import type { CountryCode } from '@prestafaro/types/country';
import { compact } from '../compact.ts';
import { countryOf } from '../registry.ts';
import type { AccountCheck, AccountKind } from './account.ts';
import { checkAccountOf } from './check-account-of.ts';
import { beginsLikeForeignIban, checkAnyIban } from './iban.ts';

/** The kinds of account that a country's form accepts, the most common one first. */
export function accountKindsOf(country: CountryCode): readonly AccountKind[] {
  return countryOf(country).accounts.kinds;
}

/**
 * Checks whether the visitor's text can be a bank account of the country (specification §5, "a valid bank account"). The check
 * confirms the format and the control digits. It does not confirm that the account exists, or whose it is.
 * @param kind the visitor's choice, if there is one; by default the most common kind.
 */
export function checkAccount(country: CountryCode, text: string, kind?: AccountKind): AccountCheck {
  return checkAccountOf(countryOf(country).accounts, text, kind);
}

/**
 * Checks an account to which we send money: one of the country, or an IBAN of any other, because nobody in the euro area has to have an account
 * in the country of the contract (Regulation (EU) 260/2012, art. 9).
 */
export function checkPayoutAccount(country: CountryCode, text: string): AccountCheck {
  const written = compact(text);
  return beginsLikeForeignIban(written, country) ? checkAnyIban(written) : checkAccount(country, written);
}
