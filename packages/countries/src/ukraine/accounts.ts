import type { AccountCheck, CountryAccounts } from '../accounts/account.ts';
import { checkIban } from '../accounts/iban.ts';

export const accounts: CountryAccounts = {
  kinds: ['iban'],
  asksForBank: false,
  example: 'UA21 3223 1300 0002 6007 2335 6600 1',
  isNumeric: false,
  check: checkUkrainianAccount,
};

/** IBAN of 29 characters: six digits of the bank (МФО) and nineteen characters of the account. */
function checkUkrainianAccount(text: string): AccountCheck {
  return checkIban(text, { country: 'UA', length: 29, national: /^\d{6}[0-9A-Z]{19}$/ });
}
