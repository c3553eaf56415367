import { type DateStyle, formatDate, type Locale, parseCalendarDate } from '@prestafaro/countries';

/**
 * A day of the CMS in the language of the site, or undefined for a day that does not exist.
 * @param iso `2026-11-03`
 */
export function dayText(iso: string, locale: Locale, style: DateStyle = 'numeric'): string | undefined {
  const date = parseCalendarDate(iso);
  return date ? formatDate(date, locale, style) : undefined;
}

export interface DayProps {
  iso: string;
  locale: Locale;
  style?: DateStyle;
}

/** A day with a machine-readable date. Articles and reviews write it in the short form of the site. */
export function Day({ iso, locale, style }: DayProps) {
  const text = dayText(iso, locale, style);
  return text ? <time dateTime={iso}>{text}</time> : null;
}
