import { compact } from '../compact.ts';
import { bullets, visibleTail } from '../masked-tail.ts';

const iban = /^[A-Z]{2}\d{2}[0-9A-Z]{12,}$/;

/** An account in its printed groups: an IBAN in groups of four, a CLABE as bank, place, account and control digit. */
export function formatAccount(normalized: string): string {
  if (iban.test(normalized)) return normalized.replace(/.{4}(?=.)/g, '$& ');
  return normalized.replace(/^(\d{3})(\d{3})(\d{11})(\d)$/, '$1 $2 $3 $4');
}

/** A stored account as the interface shows it (R28): `ES91 •••• •••• 1332`, or `•••• •••• 9719` if it is not an IBAN. */
export function maskAccount(text: string): string {
  const written = compact(text);
  const head = iban.test(written) ? written.slice(0, 4) : '';
  return [head, bullets, bullets, visibleTail(written)].join(' ').trim();
}
