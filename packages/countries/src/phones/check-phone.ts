import type { CountryCode } from '@prestafaro/types/country';
import { countryOf } from '../registry.ts';
import { checkNumber, type PhoneCheck } from './check-number.ts';

/**
 * Whether what a visitor typed can be a telephone number of the country (specification §5), however it is written: with the
 * calling code after + or 00 or without either, with the trunk prefix or without it, with spaces, dots, dashes or brackets.
 */
export function checkPhone(country: CountryCode, text: string): PhoneCheck {
  return checkNumber(countryOf(country).phones, text);
}
