import type { AccountCheck } from './account.ts';
import { checkIban } from './iban.ts';

/** IBAN of 20: three digits of the bank and thirteen characters of the account. */
export function checkKazakhAccount(text: string): AccountCheck {
  return checkIban(text, { country: 'KZ', length: 20, national: /^\d{3}[0-9A-Z]{13}$/ });
}
