import { countryOf, type Locale, readNumber, siteOfLocale } from '@prestafaro/countries';

/** In units of the currency: above any rate, and in hundredths below the limit of an integer column. */
const MAX_RATE = 20_000_000;

export type ReadRate = { ok: true; cents: number } | { ok: false; message: string };

/** Reads the rate as a manager types it: `12,50`, `12.50 €`. The pages of the admin are Spanish, and so is the decimal comma. */
export function readRate(text: string, site: Locale): ReadRate {
  const { currency } = countryOf(siteOfLocale(site).country);
  const read = readNumber(text, {
    ...{ min: 0.01, max: MAX_RATE, hasDecimals: true, decimalSeparator: 'comma' },
    units: [currency],
  });
  if (read.ok) return { ok: true, cents: Math.round(read.value * 100) };
  switch (read.problem) {
    case 'missing':
      return { ok: false, message: `«Tarifa»: escribe cuánto se paga, en ${currency}, p. ej. 12,50.` };
    case 'too-low':
      return { ok: false, message: `«Tarifa»: escribe al menos 0,01 ${currency}.` };
    case 'too-high':
      return { ok: false, message: `«Tarifa»: escribe ${MAX_RATE} ${currency} como máximo.` };
    case 'ambiguous':
      return {
        ok: false,
        message: '«Tarifa»: no se sabe si la coma separa millares o decimales. Escribe p. ej. 1000 o 1,00.',
      };
    default:
      return { ok: false, message: '«Tarifa»: escribe un número con dos decimales como máximo, p. ej. 12,50.' };
  }
}
