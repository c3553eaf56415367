import { keptFor } from './kept-for.ts';

/** A day of the calendar, without an hour and without a time zone. `month` is 1 to 12. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Reads `2026-11-20`, the format in which the CMS stores days. Returns null for a day that does not exist (`2026-02-30`). */
export function parseCalendarDate(text: string): CalendarDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = { year, month, day };
  return toIsoDate(fromUtc(toUtc(date))) === text ? date : null;
}

/** The day of these numbers, or null if the calendar has none: month 13, 30 February. */
export function calendarDate(year: number, month: number, day: number): CalendarDate | null {
  return parseCalendarDate(toIsoDate({ year, month, day }));
}

/** Writes `2026-11-20`, for `<time datetime>` and for storing. */
export function toIsoDate({ year, month, day }: CalendarDate): string {
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-');
}

const dayFormat = keptFor(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    }),
);

/** The day at an instant in a time zone (IANA name). */
export function dateIn(timeZone: string, instant: Date): CalendarDate {
  const parts = dayFormat(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
}

/** The day `days` later, or earlier if negative. A change between winter and summer time has no effect. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromUtc(toUtc(date) + days * millisecondsPerDay);
}

/**
 * The day on which a loan that starts at `now` for `days` days must be repaid, in the country's time zone.
 * `now` is an argument, because a rule has no clock.
 */
export function returnDate({ now, days, timeZone }: { now: Date; days: number; timeZone: string }): CalendarDate {
  return addDays(dateIn(timeZone, now), days);
}

/** Whether `first` comes before `second` in the calendar. */
export function isBefore(first: CalendarDate, second: CalendarDate): boolean {
  return toUtc(first) < toUtc(second);
}

const millisecondsPerDay = 86_400_000;

/** Midnight UTC of a day, in milliseconds. */
export function toUtc({ year, month, day }: CalendarDate): number {
  return Date.UTC(year, month - 1, day);
}

function fromUtc(milliseconds: number): CalendarDate {
  const date = new Date(milliseconds);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** A number from 0 to 99 with its leading zero: `07`. */
export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
