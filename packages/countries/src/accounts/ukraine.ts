import type { AccountCheck } from './account.ts';
import { checkIban } from './iban.ts';

/** IBAN of 29: six digits of the bank (МФО) and nineteen characters of the account. */
export function checkUkrainianAccount(text: string): AccountCheck {
  return checkIban(text, { country: 'UA', length: 29, national: /^\d{6}[0-9A-Z]{19}$/ });
}
