import type { Locale } from '@prestafaro/countries';

/** Public path of the file of a year and a region: `/calendars/es-ES/2026/madrid.ics`. */
export function calendarFilePath(locale: Locale, year: number, slug: string): string {
  return `/calendars/${locale}/${year}/${slug}.ics`;
}
