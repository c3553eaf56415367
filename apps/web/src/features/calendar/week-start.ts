import type { CountryCode } from '@prestafaro/countries';
import type { Weekday } from '@/features/calendar/month-weeks';

/** On which day the week begins in a country (CLDR 46, `weekData`). Intl knows it too, but not in every browser we serve. */
const starts: Readonly<Record<CountryCode, Weekday>> = {
  ES: 1,
  MX: 7,
  VN: 1,
  PL: 1,
  PH: 7,
  MY: 1,
  ZA: 7,
  KZ: 1,
  UA: 1,
};

/** On which day a country's calendars begin the week. */
export function weekStartOf(country: CountryCode): Weekday {
  return starts[country];
}
