import type { CountryCode } from '@prestafaro/types/country';
import type { CalendarDate } from '../calendar-date.ts';
import { inForceOn, newest } from '../law/dated.ts';
import { countryOf } from '../registry.ts';

/**
 * The age from which a country's visitors may apply, in completed years (specification §9, R29).
 * @param day returns the law of that day; without it, the newest known law.
 */
export function minAgeOf(country: CountryCode, day?: CalendarDate): number {
  const versions = countryOf(country).law.minimumAge;
  return (day ? inForceOn(versions, day) : newest(versions)).value;
}
