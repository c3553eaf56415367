import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isPostgres } from '../src/platform/database/database-probe';
import { MAX_ROWS_OF_HOUR } from '../src/visitors/events/counted-columns';
import { runEventsJob } from '../src/visitors/events/events-job';
import { isLockTimeout } from '../src/visitors/events/insert-errors';
import type { StoredEvent } from '../src/visitors/events/stored-event';
import { newStoredEvents } from '../src/visitors/events/testing/new-stored-events';
import { type CmsWithEvents, emptyEventStore, startCmsWithEvents } from './support/event-store';
import { queryEvents } from './support/events';

const DAY_MS = 86_400_000;

let running: CmsWithEvents;
let cms: CmsWithEvents['cms'];
let store: CmsWithEvents['store'];
beforeAll(async () => {
  running = await startCmsWithEvents();
  ({ cms, store } = running);
});
afterAll(() => running?.stop());
beforeEach(() => emptyEventStore(cms.strapi));

const rows = (sql: string) => queryEvents(cms.strapi, sql);
const eventsAt = (time: string, count = 1, change: Partial<StoredEvent> = {}) =>
  newStoredEvents(count, new Date(time)).map((event) => ({ ...event, ...change }));
const stored = async () => Number((await rows('select count(*) as n from @events'))[0]?.n);
const counts = async () =>
  (await rows('select * from @event_counts order by hour, arm, source')).map((row) => [
    new Date(row.hour as string | Date).toISOString(),
    row.event_name,
    row.arm,
    row.source,
    Number(row.event_count),
    Number(row.bot_count),
  ]);
const runJob = (now: string, keptDays = 200, countsKeptDays = 800) =>
  runEventsJob(cms.strapi, store, { keptDays, countsKeptDays, now: new Date(now) });

describe('the store of events', () => {
  test('stores a key once on its day and on the day after', async () => {
    const [event] = eventsAt('2026-03-01T23:59:59Z') as [StoredEvent];
    const after = { ...event, day: '2026-03-02', received_at: '2026-03-02T00:00:04.000Z' };
    await store.insert([event]);
    await store.insert([after, ...eventsAt('2026-03-02T00:00:04Z')]);
    await store.insert([after]);
    expect(await stored()).toBe(2);
  });

  test('stores a key once when the retry after midnight arrives first', async () => {
    const [event] = eventsAt('2026-03-01T23:59:59Z') as [StoredEvent];
    await store.insert([{ ...event, day: '2026-03-02', received_at: '2026-03-02T00:00:04.000Z' }]);
    await store.insert([event]);
    expect(await stored()).toBe(1);
  });

  test('R27: erases the events of one browser by its id, and keeps those of others and the counts', async () => {
    const client_id = '3f2b8c1e5d4a4c3b8c990242ac120002';
    await store.insert(eventsAt('2026-03-01T10:00:00Z', 3, { client_id }));
    await store.insert(eventsAt('2026-03-02T10:00:00Z', 2, { client_id: '4f2b8c1e5d4a4c3b8c990242ac120002' }));
    await store.rollUp(null);
    const before = await counts();
    expect(await store.eraseClient('3F2B8C1E-5D4A-4C3B-8C99-0242AC120002')).toBe(3);
    expect(await stored()).toBe(2);
    expect(await counts()).toEqual(before);
    expect(await store.eraseClient(client_id)).toBe(0);
  });

  test('stores a batch that begins before midnight and ends after it', async () => {
    await store.insert([...eventsAt('2026-03-01T23:59:59Z', 3), ...eventsAt('2026-03-02T00:00:00Z', 2)]);
    expect((await rows('select day from @events')).length).toBe(5);
  });

  test('stores texts of the greatest length in another script, and counts them', async () => {
    const long = 'ж'.repeat(256);
    const texts = {
      sub3: 'ж'.repeat(200),
      domain: 'ж'.repeat(200),
      utm_source: long,
      utm_medium: long,
      utm_campaign: long,
    };
    await store.insert(eventsAt('2026-03-01T10:00:00Z', 1, texts));
    expect(await store.rollUp(null)).toBe(1);
    expect(await rows('select * from @event_counts')).toHaveLength(1);
  });

  test('has partitions for a week ahead, on PostgreSQL', async () => {
    if (!isPostgres(cms.strapi)) return;
    const names = await rows(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'tracking.events'::regclass`,
    );
    for (const ahead of [0, 1, 7]) {
      const day = new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
      expect(names.map(({ name }) => name)).toContain(`tracking.events_${day}`);
    }
  });

  test('makes a partition again that another instance has dropped, on PostgreSQL', async () => {
    if (!isPostgres(cms.strapi)) return;
    await store.insert(eventsAt('2026-03-01T10:00:00Z'));
    await rows('drop table @events_20260301');
    await store.insert(eventsAt('2026-03-01T11:00:00Z', 2));
    expect(await stored()).toBe(2);
  });

  test('fails within seconds while a query on the table keeps it from making a partition, and works again, on PostgreSQL', async () => {
    if (!isPostgres(cms.strapi)) return;
    const reader = await cms.strapi.db.connection.transaction();
    await reader.raw('select count(*) from tracking.events');
    const startedAt = Date.now();
    await expect(store.insert(eventsAt('2026-03-20T10:00:00Z'))).rejects.toSatisfy(isLockTimeout);
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    await store.insert(newStoredEvents(1));
    await reader.commit();
    await store.insert(eventsAt('2026-03-20T10:00:00Z'));
    expect(await stored()).toBe(2);
  });
});

describe('the job of events', () => {
  test('counts people and bots of each hour by arm and campaign', async () => {
    await store.insert([
      ...eventsAt('2026-03-01T10:00:00.000Z', 2, { sub3: 'a' }),
      ...eventsAt('2026-03-01T10:59:59.999Z', 1, { sub3: 'a', is_bot: true }),
      ...eventsAt('2026-03-01T10:30:00.000Z', 3, { sub3: 'b', utm_source: 'x' }),
      ...eventsAt('2026-03-01T11:00:00.000Z', 1),
    ]);
    await runJob('2026-03-01T11:07:00Z');
    expect(await counts()).toEqual([
      ['2026-03-01T10:00:00.000Z', 'pageView', 'a', '', 2, 1],
      ['2026-03-01T10:00:00.000Z', 'pageView', 'b', 'x', 3, 0],
      ['2026-03-01T11:00:00.000Z', 'pageView', '', '', 1, 0],
    ]);
  });

  test('counts the same when it runs again, and when two instances run it at once', async () => {
    await store.insert(eventsAt('2026-03-01T10:00:00Z', 4));
    await runJob('2026-03-01T11:07:00Z');
    const first = await counts();
    await runJob('2026-03-01T11:08:00Z');
    await Promise.all([store.rollUp(null), store.rollUp(null)]);
    expect(await counts()).toEqual(first);
  });

  test('counts an hour again that got events after it was counted', async () => {
    const now = new Date().toISOString();
    // As long as events may wait in Redis at the very most.
    const hour = new Date(Date.now() - 7 * DAY_MS).toISOString().slice(0, 13);
    await store.insert(eventsAt(`${hour}:10:00Z`, 1));
    await runJob(now);
    await store.insert(eventsAt(`${hour}:20:00Z`, 2));
    await runJob(now);
    expect((await counts()).map((count) => count[4])).toEqual([3]);
  });

  test('counts and erases also when no partition can be made, and fails itself', async () => {
    await store.insert([...eventsAt('2026-03-01T10:00:00Z', 2), ...eventsAt('2026-05-31T10:00:00Z', 3)]);
    const failing = { ...store, prepare: () => Promise.reject(new Error('timeout')) };
    const job = runEventsJob(cms.strapi, failing, {
      keptDays: 30,
      countsKeptDays: 800,
      now: new Date('2026-06-01T10:00:00Z'),
    });
    await expect(job).rejects.toThrow('timeout');
    expect((await counts()).map((count) => count[4])).toEqual([2, 3]);
    expect(await stored()).toBe(3);
  });

  test('erases what is too old also when the roll-up fails, and fails itself', async () => {
    await store.insert(eventsAt('2026-03-01T10:00:00Z', 2));
    const failing = { ...store, rollUp: () => Promise.reject(new Error('timeout')) };
    const job = runEventsJob(cms.strapi, failing, {
      keptDays: 30,
      countsKeptDays: 800,
      now: new Date('2026-06-01T10:00:00Z'),
    });
    await expect(job).rejects.toThrow('timeout');
    expect(await stored()).toBe(0);
  });

  test('erases events that are older than they may be, and keeps their counts', async () => {
    await store.insert([...eventsAt('2026-03-01T23:59:59Z', 2), ...eventsAt('2026-03-02T00:00:00Z', 3)]);
    await runJob('2026-03-12T12:00:00Z', 10);
    expect(await stored()).toBe(3);
    expect((await counts()).map((count) => count[4])).toEqual([2, 3]);
    await store.insert(eventsAt('2026-03-12T12:00:00Z'));
    expect(await stored()).toBe(4);
  });

  test('erases counts that are older than they may be, and no newer ones', async () => {
    await store.insert([...eventsAt('2026-03-01T23:59:59Z'), ...eventsAt('2026-03-02T00:00:00Z', 2)]);
    await runJob('2026-03-02T12:00:00Z');
    await runJob('2026-06-10T12:00:00Z', 30, 100);
    expect((await counts()).map(([hour]) => hour)).toEqual(['2026-03-02T00:00:00.000Z']);
  });

  test('counts the most visited campaigns of an hour, and the rest as (other)', async () => {
    const invented = newStoredEvents(MAX_ROWS_OF_HOUR + 300, new Date('2026-03-01T10:00:00Z')).map((event, index) => ({
      ...event,
      ...(index % 2 ? { utm_campaign: `invented-${index}` } : { event_id: 1000 + index }),
    }));
    await store.insert(invented);
    await store.insert(eventsAt('2026-03-01T10:30:00Z', 3, { utm_campaign: 'zebra' }));
    await runJob('2026-03-01T11:07:00Z');
    const counted = await rows('select * from @event_counts');
    expect(counted).toHaveLength(MAX_ROWS_OF_HOUR + 1);
    const summed = (campaign: string) =>
      counted.filter((row) => row.campaign === campaign).map((row) => Number(row.event_count));
    expect([summed('zebra'), summed('(other)')]).toEqual([[3], [301]]);
    expect(counted.find((row) => row.campaign === '(other)')).toMatchObject({
      ...{ event_id: 0, event_name: 'pageView', meta_type: '' },
      ...{ domain: '(other)', arm: '(other)', source: '(other)', medium: '(other)' },
    });
  });

  test('counts an hour anew when later events change which campaigns are the most visited', async () => {
    const [hour, later] = ['2026-03-01T10:00:00Z', '2026-03-01T10:40:00Z'];
    const campaigns = Array.from({ length: MAX_ROWS_OF_HOUR + 1 }, (_, index) => `campaign-${10_000 + index}`);
    await store.insert(campaigns.flatMap((utm_campaign) => eventsAt(hour, 1, { utm_campaign })));
    await store.rollUp(null);
    await store.insert(eventsAt(later, 2, { utm_campaign: campaigns.at(-1) ?? '' }));
    await store.rollUp(null);
    const counted = await rows(
      'select campaign, event_count from @event_counts order by event_count desc, campaign desc',
    );
    expect(counted.reduce((sum, row) => sum + Number(row.event_count), 0)).toBe(campaigns.length + 2);
    expect(counted[0]).toMatchObject({ campaign: campaigns.at(-1) });
  });
});
