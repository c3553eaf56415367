import { addDays, type CountryCode, countryOf, isCountryCode, parseCalendarDate } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { dayIn } from '../../leads/desk/day-of-site';
import { startOfDay } from '../../leads/desk/start-of-day';
import type { EventStore } from './event-store';
import type { JourneysOfDay } from './journey-counts';
import { byFirstVisit, type CountedApplication, type CountedClick, journeysOf } from './journeys-of';

interface Touched {
  country: string;
  at: Date | string;
}

/**
 * Counts the days whose applications or click-outs changed since a time: a network reports about a click days later, and the report
 * counts on the day of the click. A repeat changes nothing.
 * @param since null: all days
 */
export async function countJourneys(strapi: Core.Strapi, store: EventStore, since: Date | null): Promise<void> {
  const where = since ? { updatedAt: { $gte: since.toISOString() } } : {};
  const applications: { country: string; submittedAt: Date | string }[] = await strapi.db
    .query(uidOf('application'))
    .findMany({ select: ['country', 'submittedAt'], where });
  const clicks: Touched[] = await strapi.db.query(uidOf('click')).findMany({ select: ['country', 'at'], where });
  const touched = [...clicks, ...applications.map(({ country, submittedAt: at }) => ({ country, at }))];
  const days = new Set(
    touched.flatMap(({ country, at }) =>
      isCountryCode(country) ? [`${country} ${dayIn(country, new Date(at))}`] : [],
    ),
  );
  for (const key of days) {
    const [country, day] = key.split(' ') as [CountryCode, string];
    await store.storeJourneys(country, day, await journeysOfDay(strapi, country, day));
  }
}

async function journeysOfDay(strapi: Core.Strapi, country: CountryCode, day: string): Promise<JourneysOfDay> {
  const { timeZone, currency } = countryOf(country);
  const date = parseCalendarDate(day);
  if (!date) throw new Error(`${day} is no day`);
  const during = {
    $gte: startOfDay(date, timeZone).toISOString(),
    $lt: startOfDay(addDays(date, 1), timeZone).toISOString(),
  };
  const applications: CountedApplication[] = await strapi.db.query(uidOf('application')).findMany({
    select: ['id', 'attribution', 'matchCount', 'emailHash'],
    where: { country, submittedAt: during },
  });
  const clicks: CountedClick[] = await strapi.db.query(uidOf('click')).findMany({
    select: [
      ...['id', 'applicationId', 'offerId', 'attribution', 'reportedStatus'],
      ...['payoutUnits', 'payoutAmount', 'payoutCurrency'],
    ],
    // One whose visitor was erased is in the counts already, by a campaign that nothing tells any more.
    where: { country, at: during, detachedAt: { $null: true } },
  });
  return {
    current: journeysOf(applications, clicks, currency),
    first: journeysOf(applications.map(byFirstVisit), clicks.map(byFirstVisit), currency),
  };
}
