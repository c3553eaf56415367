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
