import type { CountryCode } from '@prestafaro/countries';
import { dayIn } from '../../leads/desk/day-of-site';
import type { CountSum } from '../events/event-store';
import type { JourneySum } from '../events/journey-counts';
import { funnelOf } from './build-funnel';
import { offersOf } from './build-offers';
import { speedOf } from './build-speed';
import { figure } from './figure';
import type { FieldCounts, MeasurementsReport } from './report';
import { daysBetween, type ReportPeriod } from './report-period';
import { add, type Counts, NOTHING, sumBy, typeOf } from './sums';

/** The tables of a report, from the sums of the roll-ups. @param names of the published offers, by their ids */
export function buildReport(
  sums: readonly CountSum[],
  journeys: readonly JourneySum[],
  country: CountryCode,
  period: ReportPeriod,
  names: ReadonlyMap<string, string>,
): Omit<MeasurementsReport, 'countries' | 'hasProvider' | 'experiments' | 'affiliates'> {
  const section = (name: CountSum['section']) => sums.filter((sum) => sum.section === name);
  const hours = section('hour');
  const days = sumBy(hours, ({ first }) => dayIn(country, new Date(first)));
  const sources = section('source');
  const total = hours.reduce<Counts>(add, NOTHING);
  return {
    country,
    ...period,
    total: { ...visited(total), botViews: total.bots },
    days: daysBetween(period).map((day) => {
      const counts = days.get(day) ?? NOTHING;
      return { day, ...visited(counts), botViews: counts.bots };
    }),
    types: byVisits([...sumBy(sources, typeOf)]).map(([type, counts]) => ({ type, ...visited(counts) })),
    sources: byVisits(sources.map((sum) => [sum, sum] as const)).map(([sum]) => ({
      ...{ type: typeOf(sum), source: sum.first, medium: sum.second, campaign: sum.third },
      ...visited(sum),
    })),
    kinds: byVisits([...sumBy(section('kind'), ({ first }) => first)]).map(([kind, counts]) => ({
      kind,
      views: figure(counts.events, counts.visitors),
    })),
    offers: offersOf(section('offer'), journeys, names),
    ...funnelOf(sums, journeys, country, period),
    fields: fieldsOf(section('field')),
    speed: speedOf(section('speed')),
  };
}

const visited = (counts: Counts) => ({
  visits: figure(counts.visits, counts.visitors),
  views: figure(counts.events, counts.visitors),
});

/** The most visited first. What only bots have seen is left out. */
function byVisits<Key>(rows: readonly (readonly [Key, Counts])[]): (readonly [Key, Counts])[] {
  return rows
    .filter(([, { visits, events }]) => visits + events > 0)
    .sort(([, one], [, other]) => other.visits - one.visits || other.events - one.events);
}

function fieldsOf(sums: readonly CountSum[]): FieldCounts[] {
  const of = (name: string) =>
    sumBy(
      sums.filter(({ third }) => third === name),
      placeOf,
    );
  const [entered, filled, invalid] = [of('focus'), of('filled'), of('invalid')];
  const figureOf = (counts: Map<string, Counts>, place: string) => {
    const found = counts.get(place) ?? NOTHING;
    return figure(found.events, found.visitors);
  };
  const places = new Map(sums.map((sum) => [placeOf(sum), sum]));
  return [...places]
    .map(([place, { first: form, second: index }]) => ({
      ...{ form, field: Number(index) + 1 },
      ...{ entered: figureOf(entered, place), filled: figureOf(filled, place), invalid: figureOf(invalid, place) },
    }))
    .filter(
      ({ form, entered, filled, invalid }) => form !== '' && [entered, filled, invalid].some((each) => each !== 0),
    )
    .sort((one, other) => one.form.localeCompare(other.form) || one.field - other.field);
}

const placeOf = ({ first, second }: CountSum): string => JSON.stringify([first, second]);
