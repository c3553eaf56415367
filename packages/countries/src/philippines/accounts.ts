import { type AccountCheck, type AccountKind, type CountryAccounts, refuseAccount } from '../accounts/account.ts';
import { checkAccountNumber } from '../accounts/account-number.ts';
import { checkNumber } from '../phones/check-number.ts';
import { phones } from './phones.ts';

export const accounts: CountryAccounts = {
  kinds: ['account-number', 'e-wallet'],
  asksForBank: true,
  example: '1234567890',
  isNumeric: true,
  check: checkPhilippineAccount,
};

/**
 * A bank account of 10 to 16 digits, or an e-wallet, whose mobile number is stored in E.164. The visitor chooses the kind,
 * because a bank account may look like a telephone number.
 */
function checkPhilippineAccount(text: string, kind: AccountKind | undefined): AccountCheck {
  if (kind !== 'e-wallet') return checkAccountNumber(text, { minDigits: 10, maxDigits: 16 });
  const phone = checkNumber(phones, text);
  if (phone.ok) {
    return phone.line === 'mobile' ? { ok: true, kind, normalized: phone.e164 } : refuseAccount('not-accepted');
  }
  return refuseAccount(phone.problem === 'unknown-prefix' ? 'format' : phone.problem);
}
