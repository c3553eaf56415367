import type { Locale } from '@prestafaro/types/country';
import { type CalendarDate, toUtc, twoDigits } from './calendar-date.ts';

/**
 * - `numeric`: `12.01.2024` on every site, as the specification writes testimonials (§3, dd.mm.yyyy).
 * - `medium`: `12 ene 2024`, for a narrow place.
 * - `long`: `12 de enero de 2024`, for running text.
 */
export type DateStyle = 'numeric' | 'medium' | 'long';

/** Writes a day in the language of a site. */
export function formatDate(date: CalendarDate, locale: Locale, style: DateStyle): string {
  if (style === 'numeric') return `${twoDigits(date.day)}.${twoDigits(date.month)}.${date.year}`;
  return new Intl.DateTimeFormat(locale, { dateStyle: style, timeZone: 'UTC' }).format(toUtc(date));
}
