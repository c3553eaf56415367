import type { Locale } from '@prestafaro/types/country';
import { type CalendarDate, toUtc, twoDigits } from './calendar-date.ts';
import { keptFor } from './kept-for.ts';

/**
 * - `numeric`: `12.01.2024` where people write dates with dots, which is never month first, and in Spain, as the
 *   specification writes testimonials (§3, dd.mm.yyyy). Elsewhere the month is a word, as in `medium`, because figures
 *   would leave open which one is the month.
 * - `medium`: `12 ene 2024`, for a narrow place.
 * - `long`: `12 de enero de 2024`, for running text.
 */
export type DateStyle = 'numeric' | 'medium' | 'long';

/** No fact of the country modules, because browsers load this function without the countries. */
const withDots = /^(?:es-ES|kk|pl|ru|uk)/;

const formatsOf = (dateStyle: 'medium' | 'long') =>
  keptFor((locale: Locale) => new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }));
const formats = { medium: formatsOf('medium'), long: formatsOf('long') };

/** Writes a day in the language of a site. */
export function formatDate(date: CalendarDate, locale: Locale, style: DateStyle): string {
  // Chromium has no names of Kazakh months and writes `2026 M11 26`, so that site has figures in every place.
  if (withDots.test(locale) && (style === 'numeric' || locale === 'kk-KZ')) {
    return `${twoDigits(date.day)}.${twoDigits(date.month)}.${date.year}`;
  }
  return formats[style === 'numeric' ? 'medium' : style](locale).format(toUtc(date));
}
