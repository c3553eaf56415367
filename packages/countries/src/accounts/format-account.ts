import { compact } from '../compact.ts';
import { inGroups } from '../in-groups.ts';
import { bullets, visibleTail } from '../masked-tail.ts';
import { formatPhone } from '../phones/format-phone.ts';
import type { NumberingPlan } from '../phones/numbering-plan.ts';
import type { AcceptedAccount } from './account.ts';

const iban = /^[A-Z]{2}\d{2}[0-9A-Z]{12,}$/;

/**
 * An account as a country prints it: an IBAN in groups of four, a CLABE as bank, place, account and control digit, an e-wallet as
 * the telephone number that it is. Other numbers have no groups.
 */
export function formatAccount({ kind, normalized }: AcceptedAccount, phones: NumberingPlan): string {
  switch (kind) {
    case 'iban':
      return normalized.replace(/.{4}(?=.)/g, '$& ');
    case 'clabe':
      return inGroups(normalized, '### ### ########### #');
    case 'e-wallet':
      return formatPhone(phones, normalized);
    case 'account-number':
      return normalized;
  }
}

/** A stored account as the interface shows it (R28): `ES91 •••• •••• 1332`, or `•••• •••• 9719` if it is not an IBAN. */
export function maskAccount(text: string): string {
  const written = compact(text);
  const head = iban.test(written) ? written.slice(0, 4) : '';
  return [head, bullets, bullets, visibleTail(written)].join(' ').trim();
}
