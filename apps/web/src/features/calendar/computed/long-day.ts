import type { CalendarDate, Locale } from '@prestafaro/countries';

/** «jueves 2 de abril»: the days of a long weekend, without their year. */
export function longDay({ year, month, day }: CalendarDate, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(Date.UTC(year, month - 1, day)).replace(',', '');
}

/** «Abril de 2026», as a heading, and «Abril», as a link. @param month 1 to 12 */
export function monthNames(year: number, month: number, locale: Locale): { name: string; title: string } {
  const write = (options: Intl.DateTimeFormatOptions) =>
    capitalized(new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.UTC(year, month - 1, 1)));
  return { name: write({ month: 'long' }), title: write({ month: 'long', year: 'numeric' }) };
}

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
