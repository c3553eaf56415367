import type { CountryCode } from '@prestafaro/types/country';
import { latinLookalikes } from '../lookalikes.ts';
import { type AccountCheck, refuseAccount } from './account.ts';

/** What a country's IBANs look like after the country's letters and the two control digits. */
export interface IbanRule {
  readonly country: CountryCode;
  /** Of the whole IBAN. */
  readonly length: number;
  /** The national part. */
  readonly national: RegExp;
  /** A control of the country's own within the national part. */
  readonly isNationalPartRight?: (national: string) => boolean;
}

/** An IBAN of one country: its letters, its length, its national part and the control digits of ISO 13616. */
export function checkIban(text: string, rule: IbanRule): AccountCheck {
  const iban = latinLookalikes(text).replace(/^(?:IBAN:?)+/, '');
  if (iban === '') return refuseAccount('empty');
  if (!/^[A-Z]{2}[0-9A-Z]*$/.test(iban)) return refuseAccount('format');
  if (!iban.startsWith(rule.country)) return refuseAccount('other-country');
  const national = iban.slice(4);
  if (iban.length !== rule.length) return refuseAccount('length');
  if (!/^\d{2}$/.test(iban.slice(2, 4)) || !rule.national.test(national)) return refuseAccount('format');
  const isRight = hasRightControlDigits(iban) && (rule.isNationalPartRight?.(national) ?? true);
  return isRight ? { ok: true, kind: 'iban', normalized: iban } : refuseAccount('checksum');
}

/** Modulo 97 is 1, and the control digits are those that the standard gives: 02 to 98, never their equals 00, 01 and 99. */
function hasRightControlDigits(iban: string): boolean {
  const control = Number(iban.slice(2, 4));
  return control >= 2 && control <= 98 && modulo97(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** Letters count as 10 to 35. Digit by digit, since the whole number is longer than a number can be. */
function modulo97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
