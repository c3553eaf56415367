import { type CalendarDate, isBefore } from '../calendar-date.ts';
import type { CountryLaw } from '../law/country-law.ts';
import { ageOn } from './age-on.ts';
import { minAgeBy } from './min-age-by.ts';

/** `too-long-ago`: probably a mistyped year, because nobody has lived so long. */
export type BirthDateProblem = 'future' | 'under-age' | 'too-long-ago';

/** The age in whole years on the day of the check, or the reason why the date is refused. */
export type BirthDateCheck =
  | { readonly ok: true; readonly age: number }
  | { readonly ok: false; readonly problem: BirthDateProblem };

const maxAge = 120;

/** The age gate (R29): whether the law of a country lets a person born on this day apply today. See `todayIn` for `today`. */
export function checkBirthDate(birthDate: CalendarDate, law: CountryLaw, today: CalendarDate): BirthDateCheck {
  if (isBefore(today, birthDate)) return { ok: false, problem: 'future' };
  const age = ageOn(birthDate, today);
  if (age > maxAge) return { ok: false, problem: 'too-long-ago' };
  return age < minAgeBy(law, today) ? { ok: false, problem: 'under-age' } : { ok: true, age };
}
