import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isPostgres } from '../src/platform/database/database-probe';
import type { CountSum } from '../src/visitors/events/event-store';
import { runEventsJob } from '../src/visitors/events/events-job';
import { openEventStore } from '../src/visitors/events/open-event-store';
import type { StoredEvent } from '../src/visitors/events/stored-event';
import { newStoredEvents } from '../src/visitors/events/testing/new-stored-events';
import { type CmsWithEvents, emptyEventStore, startCmsWithEvents } from './support/event-store';
import { queryEvents } from './support/events';

let running: CmsWithEvents;
let cms: CmsWithEvents['cms'];
let store: CmsWithEvents['store'];
beforeAll(async () => {
  running = await startCmsWithEvents();
  ({ cms, store } = running);
});
afterAll(() => running?.stop());
beforeEach(() => emptyEventStore(cms.strapi));

const session = (letter: string) => letter.repeat(32);

/** An event of the visit and the visitor of a letter. */
function eventAt(time: string, visit: string, change: Partial<StoredEvent> = {}): StoredEvent {
  const [event] = newStoredEvents(1, new Date(`2026-03-01T${time}Z`)) as [StoredEvent];
  return { ...event, session_id: session(visit), client_id: session(visit), provider_id: 'p', ...change };
}

async function sumsOf(events: StoredEvent[], providers = ['p']): Promise<CountSum[]> {
  await store.insert(events);
  await store.rollUp(null);
  return store.sumCounts(providers, new Date('2026-03-01T00:00:00Z'), new Date('2026-03-02T00:00:00Z'));
}

const inSection = (sums: readonly CountSum[], section: CountSum['section']) =>
  sums
    .filter((sum) => sum.section === section)
    .map(({ first, second, third, events, bots, visits, visitors }) => [
      [first, second, third].join('|'),
      ...[events, bots, visits, visitors],
    ])
    .sort();

test('a visit counts in the hour of its first event, and not again in the next hour', async () => {
  const sums = await sumsOf([
    eventAt('10:50:00', 'a'),
    eventAt('10:55:00', 'a'),
    eventAt('11:10:00', 'a'),
    eventAt('11:20:00', 'b'),
  ]);
  expect(inSection(sums, 'hour')).toEqual([
    ['2026-03-01T10:00:00.000Z||', 2, 0, 1, 1],
    ['2026-03-01T11:00:00.000Z||', 2, 0, 1, 2],
  ]);
});

test('a visit counts for the source with which it began', async () => {
  const sums = await sumsOf([
    eventAt('10:00:00', 'a', { utm_source: 'google', utm_medium: 'organic' }),
    eventAt('10:05:00', 'a', { utm_source: 'boletin', utm_medium: 'email', utm_campaign: 'marzo' }),
  ]);
  expect(inSection(sums, 'source')).toEqual([
    ['boletin|email|marzo', 1, 0, 0, 1],
    ['google|organic|', 1, 0, 1, 1],
  ]);
});

test('bots are apart: they make no visit and are no visitors', async () => {
  const sums = await sumsOf([eventAt('10:00:00', 'a'), eventAt('10:00:00', 'b', { is_bot: true })]);
  expect(inSection(sums, 'hour')).toEqual([['2026-03-01T10:00:00.000Z||', 1, 1, 1, 1]]);
});

test('kinds of page, offers and form fields count by their own events', async () => {
  const sums = await sumsOf([
    eventAt('10:00:00', 'a', { sub5: 'blog' }),
    eventAt('10:00:01', 'a', { sub5: 'blog' }),
    eventAt('10:00:02', 'a', { event_id: 28, sub4: 'offerShown', sub7: '67', sub8: 0 }),
    eventAt('10:00:03', 'b', { event_id: 28, sub4: 'offerShown', sub7: '67', sub8: 3 }),
    eventAt('10:00:04', 'b', { event_id: 29, sub4: 'offerClicked', sub7: '67' }),
    eventAt('10:00:05', 'a', { event_id: 6, sub4: 'focus', sub6: 'reg.2', sub8: 0 }),
    eventAt('10:00:06', 'a', { event_id: 7, sub4: 'filled', sub6: 'reg.2', sub8: 0 }),
  ]);
  expect(inSection(sums, 'kind')).toEqual([['blog||', 2, 0, 1, 1]]);
  // The second visit began with an offer, because its page view is missing.
  expect(inSection(sums, 'offer')).toEqual([
    ['67|offerClicked|', 1, 0, 0, 1],
    ['67|offerShown|', 2, 0, 1, 2],
  ]);
  expect(inSection(sums, 'field')).toEqual([
    ['reg.2|0|filled', 1, 0, 0, 1],
    ['reg.2|0|focus', 1, 0, 0, 1],
  ]);
});

test('sums the providers that are asked for, and the hours of the period only', async () => {
  const events = [
    eventAt('10:00:00', 'a'),
    eventAt('10:00:00', 'b', { provider_id: 'q' }),
    eventAt('10:00:00', 'c', { provider_id: 'r' }),
    eventAt('10:00:00', 'd', { provider_id: null }),
  ];
  expect(inSection(await sumsOf(events, ['p', 'q']), 'hour')).toEqual([['2026-03-01T10:00:00.000Z||', 2, 0, 2, 2]]);
  const later = new Date('2026-03-01T11:00:00Z');
  expect(await store.sumCounts(['p'], later, new Date('2026-03-02T00:00:00Z'))).toEqual([]);
  expect(await store.sumCounts(['p'], new Date('2026-03-01T00:00:00Z'), new Date('2026-03-01T10:00:00Z'))).toEqual([]);
});

/** Events of each kind in each of some hours of six days. */
const manyEvents = (visit: string) =>
  Array.from({ length: 720 }, (_, index) => {
    const [variant, at] = [Math.floor(index / 5) % 6, Math.floor(index / 30)];
    const kinds = [
      { sub5: ['blog', 'seo'][variant % 2] ?? null },
      { event_id: 28, sub4: 'offerShown', sub7: `${variant}` },
      { event_id: 29, sub4: 'offerClicked', sub7: `${variant}` },
      { event_id: 6, sub4: 'focus', sub6: ['application', 'comment'][variant % 2] ?? null, sub8: variant % 3 },
      variant % 2
        ? { event_id: 30, sub4: 'armSeen', sub3: '0300.1:a' }
        : { event_id: 31, sub4: 'webVital', sub5: 'blog', sub6: 'LCP', sub8: variant * 900 },
    ];
    const time = `2026-03-0${1 + (at % 6)}T${['00', '09', '22', '23'][Math.floor(at / 6)]}:10:00Z`;
    const [event] = newStoredEvents(1, new Date(time)) as [StoredEvent];
    const session_id = `${visit}${index % 9}`.repeat(16);
    const campaign = index % 4 ? { utm_source: 'x', utm_medium: 'cpc', utm_campaign: `c${index % 4}` } : {};
    const provider_id = index % 11 ? 'p' : 'q';
    const is_bot = index % 13 === 0;
    return { ...event, session_id, client_id: session_id, provider_id, is_bot, ...campaign, ...kinds[index % 5] };
  });

// From midnight to midnight in Madrid, in hours of UTC.
const [from, until] = [new Date('2026-03-01T23:00:00Z'), new Date('2026-03-05T22:00:00Z')];
const inPeriod = async (events = store) => (await events.sumCounts(['p', 'q'], from, until)).sort(byName);
const byName = (one: CountSum, other: CountSum) => nameOf(one).localeCompare(nameOf(other));
const nameOf = ({ section, first, second, third }: CountSum) => [section, first, second, third].join('|');

/** The same sums by the hourly counts alone: no part has a whole day. */
async function byHours(): Promise<CountSum[]> {
  const sums = new Map<string, CountSum>();
  const HALF_DAY_MS = 12 * 3_600_000;
  for (let start = from.getTime(); start < until.getTime(); start += HALF_DAY_MS) {
    const end = new Date(Math.min(start + HALF_DAY_MS, until.getTime()));
    for (const part of await store.sumCounts(['p', 'q'], new Date(start), end)) {
      const { events, bots, visits, visitors } = sums.get(nameOf(part)) ?? {
        events: 0,
        bots: 0,
        visits: 0,
        visitors: 0,
      };
      sums.set(nameOf(part), {
        ...part,
        ...{ events: events + part.events, bots: bots + part.bots },
        ...{ visits: visits + part.visits, visitors: visitors + part.visitors },
      });
    }
  }
  return [...sums.values()].sort(byName);
}

test('the sums of days say the same as the hourly counts, with late events too, and stand in for them', async () => {
  await store.insert(manyEvents('a'));
  await store.rollUp(null);
  const first = await byHours();
  expect(new Set(first.map(({ section }) => section)).size).toBe(10);
  expect(await inPeriod()).toEqual(first);
  await store.insert(manyEvents('b').slice(300, 500));
  await Promise.all([store.rollUp(null), store.rollUp(null)]);
  const later = await byHours();
  expect(later).not.toEqual(first);
  expect(await inPeriod()).toEqual(later);
  await queryEvents(cms.strapi, "delete from @event_counts where hour >= '2026-03-02' and hour < '2026-03-05'");
  expect(await inPeriod()).toEqual(later);
});

test('days whose counts an earlier release made are summed when the store opens, and again after such a release ran', async () => {
  const now = new Date('2026-03-10T10:00:00Z');
  const run = () => runEventsJob(cms.strapi, store, { keptDays: 200, countsKeptDays: 800, now });
  await store.insert(manyEvents('a'));
  await run();
  await queryEvents(cms.strapi, 'drop table @event_day_sums');
  const reopened = await openEventStore(cms.strapi);
  try {
    expect(await inPeriod(reopened)).toEqual(await byHours());
  } finally {
    reopened.close();
  }
  // As that release leaves it: it counts the hours of its time, sums no day, and stores when it ran under its own name.
  await queryEvents(cms.strapi, 'delete from @event_day_sums');
  await cms.strapi
    .store({ type: 'core', name: 'events' })
    .set({ key: 'lastRunOfVisits', value: '2099-01-01T00:00:00Z' });
  await run();
  expect(await inPeriod()).toEqual(await byHours());
});

test('counts of a release without providers are made again from the events, with those of earlier days', async () => {
  await store.insert([eventAt('10:00:00', 'a')]);
  const days = { keptDays: 200, countsKeptDays: 800, now: new Date('2026-03-10T10:00:00Z') };
  // As the job of that release left it.
  await cms.strapi.store({ type: 'core', name: 'events' }).set({ key: 'lastRun', value: '2026-03-10T09:00:00.000Z' });
  await cms.strapi.store({ type: 'core', name: 'events' }).delete({ key: 'lastRunOfVisits' });
  await queryEvents(cms.strapi, 'drop table @event_counts');
  const hour = isPostgres(cms.strapi) ? 'timestamptz' : 'text';
  await queryEvents(cms.strapi, `create table @event_counts (hour ${hour}, domain text, event_count integer)`);
  const reopened = await openEventStore(cms.strapi);
  try {
    await runEventsJob(cms.strapi, reopened, days);
    const counted = await reopened.sumCounts(['p'], new Date('2026-03-01T00:00:00Z'), days.now);
    expect(inSection(counted, 'hour')).toEqual([['2026-03-01T10:00:00.000Z||', 1, 0, 1, 1]]);
  } finally {
    reopened.close();
  }
});

test('a store of an earlier release gets the columns of the first source when it is opened, and keeps its events', async () => {
  await store.insert([eventAt('10:00:00', 'a')]);
  for (const name of ['source', 'medium', 'campaign'])
    await queryEvents(cms.strapi, `alter table @events drop column first_${name}`);
  const opened = await openEventStore(cms.strapi);
  try {
    await opened.insert([eventAt('10:00:01', 'b', { first_source: 'bing', first_medium: 'organic' })]);
    await opened.rollUp(null);
    const [whole, next] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-02T00:00:00Z')];
    const sums = await opened.sumCounts(['p'], whole, next);
    expect(inSection(sums, 'firstSource').sort()).toEqual([
      ['bing|organic|', 1, 0, 1, 1],
      ['||', 1, 0, 1, 1],
    ]);
  } finally {
    opened.close();
  }
});
