import type { CalendarDate } from '../calendar-date.ts';
import type { CountryLaw } from '../law/country-law.ts';
import { inForceOn, newest } from '../law/dated.ts';

/** The minimum age by the law of one country: see `minAgeOf`. */
export function minAgeBy({ minimumAge }: Pick<CountryLaw, 'minimumAge'>, day?: CalendarDate): number {
  return (day ? inForceOn(minimumAge, day) : newest(minimumAge)).value;
}
