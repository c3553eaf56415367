import { addDays, type CalendarDate, toIsoDate } from '@prestafaro/countries';
import { daysIn, weekdayOf } from '@/features/calendar/month-weeks';

export type DayKind = 'working' | 'holiday' | 'weekend';

/** Days that are off: `2026-04-03`. */
export type HolidayDates = ReadonlySet<string>;

/** A holiday on a Saturday or a Sunday is a day of the weekend, so that the three figures add up to the days of a month. */
export function dayKind(date: CalendarDate, holidays: HolidayDates): DayKind {
  if (weekdayOf(date.year, date.month, date.day) >= 6) return 'weekend';
  return holidays.has(toIsoDate(date)) ? 'holiday' : 'working';
}

export type DayCounts = Readonly<Record<DayKind, number>>;

/** How many days of each kind there are from one day to another, both included. */
export function countDays(from: CalendarDate, to: CalendarDate, holidays: HolidayDates): DayCounts {
  const counts = { working: 0, holiday: 0, weekend: 0 };
  const last = toIsoDate(to);
  for (let date = from; toIsoDate(date) <= last; date = addDays(date, 1)) counts[dayKind(date, holidays)] += 1;
  return counts;
}

/** The same for a month. @param month 1 to 12 */
export function countMonth(year: number, month: number, holidays: HolidayDates): DayCounts {
  return countDays({ year, month, day: 1 }, { year, month, day: daysIn(year, month) }, holidays);
}
