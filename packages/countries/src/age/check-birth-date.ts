import type { CountryCode } from '@prestafaro/types/country';
import { type CalendarDate, calendarDate, isBefore } from '../calendar-date.ts';
import { ageOn } from './age-on.ts';
import { minAgeOf } from './min-age.ts';

/** `too-long-ago`: probably a mistyped year, because nobody has lived so long. */
export type BirthDateProblem = 'future' | 'under-age' | 'too-long-ago';

export type BirthDateCheck =
  | { readonly ok: true; readonly age: number }
  | { readonly ok: false; readonly problem: BirthDateProblem };

const maxAge = 120;

/** The age gate (R29): whether a person born on this day may apply in the country today. See `todayIn` for `today`. */
export function checkBirthDate(birthDate: CalendarDate, country: CountryCode, today: CalendarDate): BirthDateCheck {
  if (isBefore(today, birthDate)) return { ok: false, problem: 'future' };
  const age = ageOn(birthDate, today);
  if (age > maxAge) return { ok: false, problem: 'too-long-ago' };
  return age < minAgeOf(country, today) ? { ok: false, problem: 'under-age' } : { ok: true, age };
}

/** The latest birth date that passes the age gate today: the `max` of a date field. */
export function latestBirthDate(country: CountryCode, today: CalendarDate): CalendarDate {
  const year = today.year - minAgeOf(country, today);
  return calendarDate(year, today.month, today.day) ?? { year, month: 2, day: 28 };
}
