import { type CountryCode, countryOf, dateIn, toIsoDate } from '@prestafaro/countries';
import type { CountSum } from '../events/event-store';
import {
  FEW,
  FEWEST,
  type FieldCounts,
  type Figure,
  type MeasurementsReport,
  type OfferCounts,
  type SourceType,
} from './report';
import { daysBetween, type ReportPeriod } from './report-period';

type Counts = Pick<CountSum, 'events' | 'bots' | 'visits' | 'visitors'>;

const NOTHING: Counts = { events: 0, bots: 0, visits: 0, visitors: 0 };

/** The tables of a report, from the sums of the roll-ups. @param names of the published offers, by their ids */
export function buildReport(
  sums: readonly CountSum[],
  country: CountryCode,
  period: ReportPeriod,
  names: ReadonlyMap<string, string>,
): Omit<MeasurementsReport, 'countries' | 'hasProvider'> {
  const section = (name: CountSum['section']) => sums.filter((sum) => sum.section === name);
  const { timeZone } = countryOf(country);
  const hours = section('hour');
  const days = sumBy(hours, ({ first }) => toIsoDate(dateIn(timeZone, new Date(first))));
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
      views: figure(counts.events, counts),
    })),
    offers: offersOf(section('offer'), names),
    fields: fieldsOf(section('field')),
  };
}

/** A number of people, or that they are too few to be told. */
function figure(count: number, { visitors }: Counts): Figure {
  return count > 0 && Math.min(count, visitors) < FEWEST ? FEW : count;
}

const visited = (counts: Counts) => ({ visits: figure(counts.visits, counts), views: figure(counts.events, counts) });

const add = (one: Counts, other: Counts): Counts => ({
  events: one.events + other.events,
  bots: one.bots + other.bots,
  visits: one.visits + other.visits,
  visitors: one.visitors + other.visitors,
});

function sumBy<Key extends string>(sums: readonly CountSum[], keyOf: (sum: CountSum) => Key): Map<Key, Counts> {
  const groups = new Map<Key, Counts>();
  for (const sum of sums) groups.set(keyOf(sum), add(groups.get(keyOf(sum)) ?? NOTHING, sum));
  return groups;
}

/** The most visited first. What only bots have seen is left out. */
function byVisits<Key>(rows: readonly (readonly [Key, Counts])[]): (readonly [Key, Counts])[] {
  return rows
    .filter(([, { visits, events }]) => visits + events > 0)
    .sort(([, one], [, other]) => other.visits - one.visits || other.events - one.events);
}

/** As `classifyLanding` of the tracking package writes source and medium. */
function typeOf({ first: source, second: medium }: CountSum): SourceType {
  if (source === '') return 'unknown';
  if (source === '(direct)') return 'direct';
  return medium === 'organic' || medium === 'ai' || medium === 'referral' ? medium : 'utm';
}

function offersOf(sums: readonly CountSum[], names: ReadonlyMap<string, string>): OfferCounts[] {
  const of = (name: string) =>
    sumBy(
      sums.filter(({ second }) => second === name),
      ({ first }) => first,
    );
  const [shown, clicked] = [of('offerShown'), of('offerClicked')];
  const offers = [...new Set([...shown.keys(), ...clicked.keys()])];
  const countOf = (counts: Map<string, Counts>, offer: string) => counts.get(offer) ?? NOTHING;
  return offers
    .filter((offer) => countOf(shown, offer).events + countOf(clicked, offer).events > 0)
    .sort((one, other) => countOf(shown, other).events - countOf(shown, one).events)
    .map((offer) => ({
      offer,
      name: names.get(offer) ?? null,
      shown: figure(countOf(shown, offer).events, countOf(shown, offer)),
      clicked: figure(countOf(clicked, offer).events, countOf(clicked, offer)),
    }));
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
    return figure(found.events, found);
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
