import type { CountryCode } from '@prestafaro/types/country';
import { type CalendarDate, dateIn } from '../calendar-date.ts';
import { countryOf } from '../registry.ts';

/** The current day in a country. The instant is an argument, because a rule has no clock. */
export function todayIn(country: CountryCode, instant: Date): CalendarDate {
  return dateIn(countryOf(country).timeZone, instant);
}
