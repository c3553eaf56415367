import 'server-only';
import { type CalendarDate, type Site, type WorkCalendarRules, workCalendarOf } from '@prestafaro/countries';
import { computedMonths } from '@/features/calendar/computed/computed-year';
import { type Holiday, publicHolidays } from '@/features/calendar/computed/public-holidays';
import type { RegionChoice } from '@/features/calendar/computed/region-choice';
import type { YearFacts } from '@/features/calendar/year-facts';
import type { SiteView } from '@/shell/site-view';

/** The rules by which a calendar is computed; undefined if an editor wrote its months. */
export function computedBy(calendar: Pick<YearFacts, 'isComputed'>, { site }: Pick<SiteView, 'site'>) {
  return calendar.isComputed ? workCalendarOf(site) : undefined;
}

/**
 * A year with its months, whether an editor wrote them or they are computed.
 * @param choice the region of a computed calendar; without it, the holidays of the whole country
 */
export function yearOf<Year extends YearFacts>(calendar: Year, view: SiteView, choice?: RegionChoice): Year {
  const rules = computedBy(calendar, view);
  if (!rules) return calendar;
  const holidays = holidaysOf(view.site, rules, calendar.year, choice);
  return { ...calendar, months: computedMonths(calendar.year, holidays, view) };
}

/** The holidays of a year in the chosen region. */
export function holidaysOf(
  { country, language }: Pick<Site, 'country' | 'language'>,
  rules: WorkCalendarRules,
  year: number,
  choice?: Pick<RegionChoice, 'region'>,
): readonly Holiday[] {
  return publicHolidays({ country, language, rules, year, region: choice?.region });
}

/** The first and the last day for which a country has holidays. */
export function countedSpan({ years }: WorkCalendarRules): { first: CalendarDate; last: CalendarDate } {
  const numbers = years.map(({ year }) => year);
  return {
    first: { year: Math.min(...numbers), month: 1, day: 1 },
    last: { year: Math.max(...numbers), month: 12, day: 31 },
  };
}
