import type { CountryCode } from '@prestafaro/types/country';
import type { CalendarDate } from '../calendar-date.ts';
import { countryOf } from '../registry.ts';
import { minAgeBy } from './min-age-by.ts';

/**
 * The age from which a country's visitors may apply, in completed years (specification §9, R29).
 * @param day returns the law of that day; without it, the newest known law.
 */
export function minAgeOf(country: CountryCode, day?: CalendarDate): number {
  return minAgeBy(countryOf(country).law, day);
}
