import type { CalendarDate } from '../calendar-date.ts';
import type { CountryCode } from '../country.ts';
import { inForceOn, newest } from '../policies/dated.ts';
import { minimumAges } from '../policies/minimum-ages.ts';

/**
 * The age from which a country's visitors may apply, in completed years (specification §9, R29).
 * @param day the law of that day; without it, the newest law that is known.
 */
export function minAgeOf(country: CountryCode, day?: CalendarDate): number {
  const versions = minimumAges[country];
  return (day ? inForceOn(versions, day) : newest(versions)).value;
}
