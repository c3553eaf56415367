import type { CountryCode } from '@prestafaro/countries';
import { dayIn } from '../../leads/desk/day-of-site';
import type { CountSum } from '../events/event-store';
import type { JourneySum } from '../events/journey-counts';
import { figure } from './figure';
import type { Campaign, FunnelCounts, MeasurementsReport } from './report';
import { daysBetween, type ReportPeriod } from './report-period';
import { add, type Counts, NOTHING, sumBy, typeOf } from './sums';

/** The funnel by day, and by campaign: visits and starts from the hourly roll-ups, the rest from the counts of journeys. */
export function funnelOf(
  sums: readonly CountSum[],
  journeys: readonly JourneySum[],
  country: CountryCode,
  period: ReportPeriod,
): Pick<MeasurementsReport, 'funnel' | 'campaigns' | 'firstCampaigns' | 'summary'> {
  const dayOf = ({ first }: CountSum) => dayIn(country, new Date(first));
  const eventsOf = (section: CountSum['section']) => sums.filter((sum) => sum.section === section);
  const journeysOf = (section: JourneySum['section'], keyOf: (sum: Keyed) => string) =>
    new Map(journeys.filter((sum) => sum.section === section).map((sum) => [keyOf(sum), sum]));
  const [visits, starts] = [sumBy(eventsOf('hour'), dayOf), sumBy(eventsOf('startHour'), dayOf)];
  const days = journeysOf('day', ({ first }) => first);
  const all = (counts: ReadonlyMap<string, Counts>) => [...counts.values()].reduce(add, NOTHING);
  return {
    summary: counts(all(visits), all(starts), sumOfJourneys([...days.values()])),
    funnel: daysBetween(period).map((day) => ({ day, ...counts(visits.get(day), starts.get(day), days.get(day)) })),
    campaigns: campaignRows([eventsOf('source'), eventsOf('startSource')], journeysOf('campaign', campaignKey)),
    firstCampaigns: campaignRows(
      [eventsOf('firstSource'), eventsOf('startFirstSource')],
      journeysOf('firstCampaign', campaignKey),
    ),
  };
}

/** The steps by campaign, those with the most visits first. */
function campaignRows(
  events: readonly [visits: readonly CountSum[], starts: readonly CountSum[]],
  journeys: ReadonlyMap<string, JourneySum>,
): (FunnelCounts & Campaign)[] {
  const [visits, starts] = [sumBy(events[0], campaignKey), sumBy(events[1], campaignKey)];
  const weight = (key: string) => visits.get(key)?.visits ?? 0;
  const clicksOf = (key: string) => journeys.get(key)?.clicks ?? 0;
  return [...new Set([...visits.keys(), ...starts.keys(), ...journeys.keys()])]
    .sort((one, other) => weight(other) - weight(one) || clicksOf(other) - clicksOf(one))
    .map((key) => {
      const [source = '', medium = '', campaign = ''] = JSON.parse(key) as string[];
      const type = typeOf({ first: source, second: medium });
      return { type, source, medium, campaign, ...counts(visits.get(key), starts.get(key), journeys.get(key)) };
    })
    .filter((row) => STEPS.some((step) => row[step] !== 0));
}

type Keyed = Pick<JourneySum, 'first' | 'second' | 'third'>;

const campaignKey = ({ first, second, third }: Keyed): string => JSON.stringify([first, second, third]);

/** The steps in their order. */
export const STEPS = [
  'visits',
  'started',
  'applications',
  'matched',
  'clicks',
  'leads',
  'sales',
] as const satisfies readonly (keyof FunnelCounts)[];

const NO_JOURNEYS = { applications: 0, matched: 0, applicants: 0, clicks: 0, leads: 0, sales: 0, clickers: 0 };

type Journeys = typeof NO_JOURNEYS;

function sumOfJourneys(sums: readonly Journeys[]): Journeys {
  const total = { ...NO_JOURNEYS };
  for (const sum of sums) for (const name of Object.keys(total) as (keyof Journeys)[]) total[name] += sum[name];
  return total;
}

function counts(visits: Counts = NOTHING, starts: Counts = NOTHING, journeys: Journeys = NO_JOURNEYS): FunnelCounts {
  const { applicants, clickers } = journeys;
  return {
    visits: figure(visits.visits, visits.visitors),
    started: figure(starts.events, starts.visitors),
    applications: figure(journeys.applications, applicants),
    matched: figure(journeys.matched, applicants),
    clicks: figure(journeys.clicks, clickers),
    leads: figure(journeys.leads, clickers),
    sales: figure(journeys.sales, clickers),
  };
}
