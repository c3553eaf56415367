import {
  addDays,
  type CalendarDate,
  type CountryCode,
  countryOf,
  type Locale,
  parseCalendarDate,
  siteOfLocale,
} from '@prestafaro/countries';
import type { DeskFilters } from './desk-filters';
import { type Condition, type DeskLookup, searchConditions } from './search-conditions';
import { startOfDay } from './start-of-day';

const MATCHED: Readonly<Record<'yes' | 'no', Condition>> = {
  yes: { matchCount: { $gt: 0 } },
  no: { matchCount: { $eq: 0 } },
};

/**
 * The condition for the applications that an administrator with these sites may see, narrowed by the filters. A filter never
 * widens it: a site that is not among `sites` leaves nothing.
 */
export function deskConditions(filters: DeskFilters, sites: readonly Locale[], lookup: DeskLookup): Condition {
  const shown = sitesShown(filters, sites);
  const conditions: Condition[] = [{ site: { $in: shown } }];
  if (!filters.withBlocked) conditions.push({ isBlocked: { $eq: false } });
  if (filters.status) conditions.push({ status: { $eq: filters.status } });
  if (filters.form) conditions.push({ form: { $eq: filters.form } });
  if (filters.matched) conditions.push(MATCHED[filters.matched]);
  if (filters.from || filters.to) conditions.push({ $or: shown.map((site) => withinDays(site, filters)) });
  if (filters.search) {
    const countries = new Set<CountryCode>(shown.map((site) => siteOfLocale(site).country));
    conditions.push({ $or: searchConditions(filters.search, [...countries], lookup) });
  }
  return { $and: conditions };
}

/** The sites of a list or an export, after the filter. */
export function sitesShown({ site }: DeskFilters, sites: readonly Locale[]): readonly Locale[] {
  return site ? sites.filter((each) => each === site) : sites;
}

/** A day is meant in the application's country: the 20th ends in Manila before it begins in Mexico. */
export function withinDays(
  site: Locale,
  { from, to }: Pick<DeskFilters, 'from' | 'to'>,
  column = 'submittedAt',
): Condition {
  const { timeZone } = countryOf(siteOfLocale(site).country);
  const start = (day: CalendarDate | null) => (day ? startOfDay(day, timeZone) : null);
  const first = start(dayOf(from));
  const last = dayOf(to);
  const end = start(last && addDays(last, 1));
  return { site: { $eq: site }, [column]: { ...(first && { $gte: first }), ...(end && { $lt: end }) } };
}

const dayOf = (text: string | undefined): CalendarDate | null => (text ? parseCalendarDate(text) : null);
