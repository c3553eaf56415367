import { type AccountCheck, refuseAccount } from './account.ts';

/** An account of a country without IBAN and without control digits: only its length can be looked at. */
export function checkAccountNumber(text: string, { least, most }: { least: number; most: number }): AccountCheck {
  if (!/^\d+$/.test(text)) return refuseAccount('format');
  const isOfRightLength = text.length >= least && text.length <= most;
  return isOfRightLength ? { ok: true, kind: 'account-number', normalized: text } : refuseAccount('length');
}
