import type { AccountCheck, CountryAccounts } from '../accounts/account.ts';
import { checkIban } from '../accounts/iban.ts';

export const accounts: CountryAccounts = {
  kinds: ['iban'],
  asksForBank: false,
  example: 'KZ86 125K ZT50 0410 0100',
  isNumeric: false,
  check: checkKazakhAccount,
};

/** IBAN of 20 characters: three digits of the bank and thirteen characters of the account. */
function checkKazakhAccount(text: string): AccountCheck {
  return checkIban(text, { country: 'KZ', length: 20, national: /^\d{3}[0-9A-Z]{13}$/ });
}
