import type { CountryCode } from '@prestafaro/types/country';
import { countryOf } from '../registry.ts';
import { checkNumber, type PhoneCheck } from './check-number.ts';

/**
 * Checks whether the visitor's text can be a telephone number of the country (specification §5). It accepts the calling code
 * after + or 00 or without either, an optional trunk prefix, and spaces, dots, dashes and brackets.
 */
export function checkPhone(country: CountryCode, text: string): PhoneCheck {
  return checkNumber(countryOf(country).phones, text);
}
