import type { CountryAccounts } from '../accounts/account.ts';
import { checkAccountNumber } from '../accounts/account-number.ts';

export const accounts: CountryAccounts = {
  kinds: ['account-number'],
  asksForBank: true,
  example: '0123456789',
  isNumeric: true,
  check: (text) => checkAccountNumber(text, { minDigits: 6, maxDigits: 19 }),
};
