import { addDays, type CountryCode, countryOf, parseCalendarDate, sitesOf } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { startOfDay } from '../../leads/desk/start-of-day';
import type { EventStore } from '../events/event-store';
import { buildReport } from './build-report';
import { readAffiliateMonths } from './read-affiliate-months';
import { readExperiments } from './read-experiments';
import type { MeasurementsReport } from './report';
import type { ReportPeriod } from './report-period';

/**
 * Reads the report of a country from the roll-ups, in one query each.
 * @param period without a problem
 */
export async function readReport(
  strapi: Core.Strapi,
  store: EventStore,
  country: CountryCode,
  period: ReportPeriod,
): Promise<Omit<MeasurementsReport, 'countries'>> {
  const locales = sitesOf(country).map(({ locale }) => locale);
  const published = { locale: { $in: locales }, publishedAt: { $notNull: true } };
  const settings: { providerId: string | null }[] = await strapi.db
    .query(uidOf('site-setting'))
    .findMany({ select: ['providerId'], where: published });
  const providers = [...new Set(settings.flatMap(({ providerId }) => providerId || []))];
  const sums = providers.length > 0 ? await store.sumCounts(providers, ...hoursOf(country, period)) : [];
  const journeys = await store.sumJourneys(country, period.from, period.to);
  const hasOffers = [...sums, ...journeys].some(({ section }) => section === 'offer');
  const offers: { offerId: number; header: string }[] = hasOffers
    ? await strapi.db.query(uidOf('offer')).findMany({ select: ['offerId', 'header'], where: published })
    : [];
  const names = new Map(offers.map(({ offerId, header }) => [String(offerId), header]));
  return {
    ...buildReport(sums, journeys, country, period, names),
    hasProvider: providers.length > 0,
    experiments: await readExperiments(strapi, store, country),
    affiliates: await readAffiliateMonths(strapi, country, period),
  };
}

/** The first instant of a period, and the first after it. */
function hoursOf(country: CountryCode, { from, to }: ReportPeriod): [from: Date, until: Date] {
  const { timeZone } = countryOf(country);
  const [first, last] = [parseCalendarDate(from), parseCalendarDate(to)];
  if (!first || !last) throw new Error('The period of a report has no days');
  return [startOfDay(first, timeZone), startOfDay(addDays(last, 1), timeZone)];
}
