import type { AccountCheck } from './account.ts';
import { checkIban } from './iban.ts';

/** IBAN of 28. In Poland one writes it without its letters: the 26 digits of the NRB already hold the control digits. */
export function checkPolishAccount(text: string): AccountCheck {
  const iban = /^\d{26}$/.test(text) ? `PL${text}` : text;
  return checkIban(iban, { country: 'PL', length: 28, national: /^\d{24}$/ });
}
