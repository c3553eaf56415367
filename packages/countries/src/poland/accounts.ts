import type { AccountCheck, CountryAccounts } from '../accounts/account.ts';
import { checkIban } from '../accounts/iban.ts';

export const accounts: CountryAccounts = {
  kinds: ['iban'],
  asksForBank: false,
  example: 'PL61 1090 1014 0000 0712 1981 2874',
  isNumeric: false,
  check: checkPolishAccount,
};

/** IBAN of 28 characters. Poles omit its letters, because the 26 digits of the NRB already contain the control digits. */
function checkPolishAccount(text: string): AccountCheck {
  const iban = /^\d{26}$/.test(text) ? `PL${text}` : text;
  return checkIban(iban, { country: 'PL', length: 28, national: /^\d{24}$/ });
}
