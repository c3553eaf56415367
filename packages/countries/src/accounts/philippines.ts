import { checkPhone } from '../phones/check-phone.ts';
import { type AccountCheck, type AccountKind, refuseAccount } from './account.ts';
import { checkAccountNumber } from './account-number.ts';

/**
 * A bank account of 10 to 16 digits, or an e-wallet, which has a mobile number for its number and is kept in E.164. The
 * visitor says which: a bank account may look like a telephone number.
 */
export function checkPhilippineAccount(text: string, kind: AccountKind | undefined): AccountCheck {
  if (kind !== 'e-wallet') return checkAccountNumber(text, { least: 10, most: 16 });
  const phone = checkPhone('PH', text);
  if (phone.ok) {
    return phone.line === 'mobile' ? { ok: true, kind, normalized: phone.e164 } : refuseAccount('not-accepted');
  }
  return refuseAccount(phone.problem === 'unknown-prefix' ? 'format' : phone.problem);
}
