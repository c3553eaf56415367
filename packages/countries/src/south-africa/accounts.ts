import type { CountryAccounts } from '../accounts/account.ts';
import { checkAccountNumber } from '../accounts/account-number.ts';

/** The number alone does not identify bank and branch. */
export const accounts: CountryAccounts = {
  kinds: ['account-number'],
  asksForBank: true,
  branchCode: { digits: 6, example: '250655' },
  example: '62123456789',
  isNumeric: true,
  check: (text) => checkAccountNumber(text, { minDigits: 7, maxDigits: 11 }),
};
