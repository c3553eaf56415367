import { type AccountCheck, refuseAccount } from './account.ts';

/** Checks an account of a country without IBAN and without control digits. Only its length can be checked. */
export function checkAccountNumber(
  text: string,
  { minDigits, maxDigits }: { minDigits: number; maxDigits: number },
): AccountCheck {
  if (!/^\d+$/.test(text)) return refuseAccount('format');
  const isOfRightLength = text.length >= minDigits && text.length <= maxDigits;
  return isOfRightLength ? { ok: true, kind: 'account-number', normalized: text } : refuseAccount('length');
}
