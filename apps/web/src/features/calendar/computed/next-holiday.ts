import { type CalendarDate, formatDate, parseCalendarDate, toIsoDate } from '@prestafaro/countries';
import type { Holiday } from '@/features/calendar/computed/public-holidays';
import { fill } from '@/messages/fill';
import type { SiteView } from '@/shell/site-view';

/**
 * «Desde el 25.11.2026, el próximo festivo es el 8 de diciembre de 2026: Inmaculada Concepción». A stored page may be some
 * hours old, so it names the day for which it was made. Undefined for a year that is over: it has no next holiday.
 */
export function nextHolidayText(
  holidays: readonly Holiday[],
  year: number,
  today: CalendarDate,
  { site, messages }: SiteView,
): string | undefined {
  if (today.year > year) return undefined;
  const { next, noNext } = messages.calendar.computed;
  const todayText = formatDate(today, site.locale, 'long');
  const found = holidays.find(({ iso }) => iso >= toIsoDate(today));
  const date = found && parseCalendarDate(found.iso);
  if (!found || !date) return fill(noNext, { today: todayText, year });
  return fill(next, { today: todayText, date: formatDate(date, site.locale, 'long'), name: found.name });
}
