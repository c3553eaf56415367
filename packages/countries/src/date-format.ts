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
const withDots: ReadonlySet<Locale> = new Set<Locale>(['es-ES', 'pl-PL', 'ru-KZ', 'kk-KZ', 'uk-UA', 'ru-UA']);

const formats = {
  medium: keptFor((locale: Locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })),
  long: keptFor((locale: Locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })),
};

/** Chromium has no names of Kazakh months: `2026 M11 26`. A test compares them with `Intl` on the server. */
const kazakhMonths = 'қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан'.split(' ');

/** Writes a day in the language of a site. */
export function formatDate(date: CalendarDate, locale: Locale, style: DateStyle): string {
  if (style === 'numeric' && withDots.has(locale)) {
    return `${twoDigits(date.day)}.${twoDigits(date.month)}.${date.year}`;
  }
  if (locale === 'kk-KZ') return `${date.year} ж. ${date.day} ${kazakhMonths[date.month - 1]}`;
  return formats[style === 'numeric' ? 'medium' : style](locale).format(toUtc(date));
}
