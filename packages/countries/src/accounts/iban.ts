import type { CountryCode } from '@prestafaro/types/country';
import { latinLookalikes } from '../lookalikes.ts';
import { type AccountCheck, refuseAccount } from './account.ts';

/** The format of a country's IBANs after the country's letters and the two control digits. */
export interface IbanRule {
  readonly country: CountryCode;
  /** Length of the whole IBAN. */
  readonly length: number;
  /** Pattern of the national part. */
  readonly national: RegExp;
  /** The country's own check of the national part. */
  readonly isNationalPartRight?: (national: string) => boolean;
}

/** Checks an IBAN of one country: its letters, its length, its national part and the control digits of ISO 13616. */
export function checkIban(text: string, rule: IbanRule): AccountCheck {
  const iban = ibanIn(text);
  if (iban === '') return refuseAccount('empty');
  if (!/^[A-Z]{2}[0-9A-Z]*$/.test(iban)) return refuseAccount('format');
  if (!iban.startsWith(rule.country)) return refuseAccount('other-country');
  const national = iban.slice(4);
  if (iban.length !== rule.length) return refuseAccount('length');
  if (!/^\d{2}$/.test(iban.slice(2, 4)) || !rule.national.test(national)) return refuseAccount('format');
  const isRight = hasRightControlDigits(iban) && (rule.isNationalPartRight?.(national) ?? true);
  return isRight ? { ok: true, kind: 'iban', normalized: iban } : refuseAccount('checksum');
}

/** Checks an IBAN of any country, of which only the general format of ISO 13616 and the control digits are known. */
export function checkAnyIban(text: string): AccountCheck {
  const iban = ibanIn(text);
  if (!/^[A-Z]{2}\d{2}[0-9A-Z]*$/.test(iban)) return refuseAccount('format');
  if (iban.length < 15 || iban.length > 34) return refuseAccount('length');
  return hasRightControlDigits(iban) ? { ok: true, kind: 'iban', normalized: iban } : refuseAccount('checksum');
}

/** Whether a text begins like an IBAN of another country than this one. */
export function beginsLikeForeignIban(text: string, country: CountryCode): boolean {
  const iban = ibanIn(text);
  return /^[A-Z]{2}\d/.test(iban) && !iban.startsWith(country);
}

/** @param text compact */
const ibanIn = (text: string) => latinLookalikes(text).replace(/^(?:IBAN:?)+/, '');

/**
 * The number modulo 97 must be 1. The control digits must be 02 to 98, because the standard never uses the equivalent 00, 01
 * and 99.
 */
function hasRightControlDigits(iban: string): boolean {
  const control = Number(iban.slice(2, 4));
  return control >= 2 && control <= 98 && modulo97(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** Letters count as 10 to 35. The remainder is calculated digit by digit, because the whole number exceeds a safe integer. */
function modulo97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
