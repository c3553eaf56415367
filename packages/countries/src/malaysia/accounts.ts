import type { CountryAccounts } from '../accounts/account.ts';
import { checkAccountNumber } from '../accounts/account-number.ts';

export const accounts: CountryAccounts = {
  kinds: ['account-number'],
  asksForBank: true,
  example: '1234567890123',
  isNumeric: true,
  check: (text) => checkAccountNumber(text, { minDigits: 10, maxDigits: 17 }),
};
