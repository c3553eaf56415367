import type { Weekday } from '@prestafaro/countries';

/** The day of the week on which a day of the calendar falls. @param month 1 to 12 */
export function weekdayOf(year: number, month: number, day: number): Weekday {
  return (((utcDate(year, month, day).getUTCDay() + 6) % 7) + 1) as Weekday;
}

/** How many days a month has. @param month 1 to 12 */
export function daysIn(year: number, month: number): number {
  return utcDate(year, month + 1, 0).getUTCDate();
}

/**
 * The rows of a month's grid: weeks of seven days, with null for a day of another month.
 * @param month 1 to 12
 * @param weekStart first day of the country's week
 */
export function monthWeeks(year: number, month: number, weekStart: Weekday): (number | null)[][] {
  const before = columnOf(weekdayOf(year, month, 1), weekStart);
  const days = Array.from({ length: daysIn(year, month) }, (_, index) => index + 1);
  const places: (number | null)[] = [...Array.from({ length: before }, () => null), ...days];
  while (places.length % 7 !== 0) places.push(null);
  return Array.from({ length: places.length / 7 }, (_, week) => places.slice(week * 7, week * 7 + 7));
}

/** The seven days of the week in the order of the columns. */
export function weekdaysFrom(weekStart: Weekday): Weekday[] {
  return Array.from({ length: 7 }, (_, column) => (((weekStart - 1 + column) % 7) + 1) as Weekday);
}

/** The column of a day of the week, from 0. */
function columnOf(weekday: Weekday, weekStart: Weekday): number {
  return (weekday - weekStart + 7) % 7;
}

/** Midnight UTC, also of the years before 100, which `Date.UTC` reads as 1900 and on. */
function utcDate(year: number, month: number, day: number): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
}
