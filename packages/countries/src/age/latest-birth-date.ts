import type { CountryCode } from '@prestafaro/types/country';
import { type CalendarDate, calendarDate } from '../calendar-date.ts';
import { minAgeOf } from './min-age.ts';

/** The latest birth date that passes the age gate today: the `max` of a date field. */
export function latestBirthDate(country: CountryCode, today: CalendarDate): CalendarDate {
  const year = today.year - minAgeOf(country, today);
  return calendarDate(year, today.month, today.day) ?? { year, month: 2, day: 28 };
}
