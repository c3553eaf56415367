import type { AccountCheck, CountryAccounts } from '../accounts/account.ts';
import { checkIban } from '../accounts/iban.ts';
import { weightedSum } from '../weighted-sum.ts';

export const accounts: CountryAccounts = {
  kinds: ['iban'],
  asksForBank: false,
  example: 'ES91 2100 0418 4502 0005 1332',
  isNumeric: false,
  check: checkSpanishAccount,
};

const weights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

/** IBAN of 24 characters. Its national part, the CCC, has two control digits: one for bank and branch, one for the account. */
function checkSpanishAccount(text: string): AccountCheck {
  return checkIban(text, { country: 'ES', length: 24, national: /^\d{20}$/, isNationalPartRight });
}

function isNationalPartRight(ccc: string): boolean {
  const bankAndBranch = `00${ccc.slice(0, 8)}`;
  const account = ccc.slice(10);
  return ccc.slice(8, 10) === `${controlDigitOf(bankAndBranch)}${controlDigitOf(account)}`;
}

function controlDigitOf(tenDigits: string): number {
  const control = 11 - (weightedSum(tenDigits, weights) % 11);
  if (control === 11) return 0;
  return control === 10 ? 1 : control;
}
