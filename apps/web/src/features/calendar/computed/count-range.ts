import 'server-only';
import type { CalendarDate, Site, WorkCalendarRules } from '@prestafaro/countries';
import { countDays, type DayCounts } from '@/features/calendar/computed/day-kind';
import type { RegionChoice } from '@/features/calendar/computed/region-choice';
import { holidaysOf } from '@/features/calendar/computed/year-of';

/** The days of each kind between two dates of the years that a country has, both included, with the holidays of a region. */
export function countRange(
  site: Pick<Site, 'country' | 'language'>,
  rules: WorkCalendarRules,
  choice: Pick<RegionChoice, 'region'>,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): DayCounts {
  const years = rules.years.filter(({ year }) => year >= from.year && year <= to.year);
  const holidays = years.flatMap(({ year }) => holidaysOf(site, rules, year, choice));
  return countDays(from, to, new Set(holidays.map(({ iso }) => iso)));
}
