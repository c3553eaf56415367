import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runEventsJob } from '../src/visitors/events/events-job';
import { openEventStore } from '../src/visitors/events/open-event-store';
import type { StoredEvent } from '../src/visitors/events/stored-event';
import { newStoredEvents } from '../src/visitors/events/testing/new-stored-events';
import { articleViews } from '../src/visitors/measurements/article-views';
import { countQueries } from './support/count-queries';
import { type CmsWithEvents, emptyEventStore, startCmsWithEvents } from './support/event-store';
import { newEvent, queryEvents, sendEvents } from './support/events';
import { createSample } from './support/sample-data';

const DAY_MS = 86_400_000;

let running: CmsWithEvents;
let cms: CmsWithEvents['cms'];
let store: CmsWithEvents['store'];
beforeAll(async () => {
  running = await startCmsWithEvents();
  ({ cms, store } = running);
  await createSample(cms.strapi, 'site-setting', 'ajustes', { data: { providerId: 'prestafaro-es' } });
  await createSample(cms.strapi, 'article', 'que-es-asnef');
  await createSample(cms.strapi, 'article', 'tin-y-tae');
});
afterAll(() => running?.stop());
beforeEach(() => emptyEventStore(cms.strapi));

/** Page views of an article by as many visitors. */
const viewsAt = (time: string, count: number, change: Partial<StoredEvent> = {}) =>
  newStoredEvents(count, new Date(time)).map((event) => ({
    ...event,
    ...{ provider_id: 'p', sub5: 'blog', sub7: 'asnef', ...change },
  }));

const count = (change: Partial<Parameters<typeof store.countViews>[0]> = {}) =>
  store.countViews({ providerIds: ['p'], before: '2026-03-10', fewestVisitors: 5, ...change });

describe('the store of events', () => {
  test('sums the views of an article over days, with the first and the last of them', async () => {
    await store.insert([
      ...viewsAt('2026-03-01T23:59:59Z', 3),
      ...viewsAt('2026-03-02T00:00:00Z', 2),
      ...viewsAt('2026-03-02T18:00:00Z', 4),
      ...viewsAt('2026-03-02T18:00:00Z', 6, { sub7: 'ru/asnef' }),
    ]);
    await store.rollUp(null);
    expect(await count()).toEqual([
      { item: 'asnef', views: 9, first: '2026-03-01', last: '2026-03-02' },
      { item: 'ru/asnef', views: 6, first: '2026-03-02', last: '2026-03-02' },
    ]);
  });

  test('leaves out bots, other providers, other events, and pages that are no article', async () => {
    await store.insert([
      ...viewsAt('2026-03-01T10:00:00Z', 5),
      ...viewsAt('2026-03-01T10:00:00Z', 7, { is_bot: true }),
      ...viewsAt('2026-03-01T10:00:00Z', 7, { provider_id: 'q' }),
      ...viewsAt('2026-03-01T10:00:00Z', 7, { sub7: null }),
      ...viewsAt('2026-03-01T10:00:00Z', 7, { event_id: 28, sub4: 'offerShown', sub7: '67' }),
    ]);
    await store.rollUp(null);
    expect((await count()).map(({ item, views }) => [item, views])).toEqual([['asnef', 5]]);
    expect((await count({ providerIds: ['p', 'q'] })).map(({ views }) => views)).toEqual([12]);
  });

  test('leaves out an article with fewer than five visitors, however often they open it', async () => {
    const [view] = viewsAt('2026-03-01T10:00:00Z', 1) as [StoredEvent];
    const { client_id } = view;
    await store.insert([...viewsAt('2026-03-01T10:00:00Z', 20, { client_id }), ...viewsAt('2026-03-01T11:00:00Z', 3)]);
    await store.rollUp(null);
    expect(await count()).toEqual([]);
    await store.insert(viewsAt('2026-03-01T12:00:00Z', 1));
    await store.rollUp(null);
    expect((await count()).map(({ views }) => views)).toEqual([24]);
  });

  test('leaves out the days from a day on', async () => {
    await store.insert([...viewsAt('2026-03-01T10:00:00Z', 5), ...viewsAt('2026-03-02T00:00:00Z', 5)]);
    await store.rollUp(null);
    expect(await count({ before: '2026-03-02' })).toEqual([
      { item: 'asnef', views: 5, first: '2026-03-01', last: '2026-03-01' },
    ]);
    expect(await count({ before: '2026-03-01' })).toEqual([]);
  });

  test('counts the same when it counts again, and when two instances count at once', async () => {
    await store.insert(viewsAt('2026-03-01T10:00:00Z', 6));
    await store.rollUp(null);
    const first = await count();
    await Promise.all([store.rollUp(null), store.rollUp(null)]);
    expect(await count()).toEqual(first);
  });

  test('keeps the views when the events are erased, and erases them with the other counts', async () => {
    await store.insert([...viewsAt('2026-03-01T10:00:00Z', 5), ...viewsAt('2026-03-03T10:00:00Z', 6)]);
    await store.rollUp(null);
    await store.eraseBefore('2026-03-09');
    await store.rollUp(null);
    expect((await count()).map(({ views }) => views)).toEqual([11]);
    await store.eraseCountsBefore('2026-03-02');
    expect((await count()).map(({ views }) => views)).toEqual([6]);
  });

  test('the hourly roll-ups are not divided by article, and offers keep their numbers', async () => {
    const [view] = viewsAt('2026-03-01T10:00:00Z', 1) as [StoredEvent];
    const { session_id, client_id } = view;
    const slugs = ['asnef', 'tae', 'cirbe'];
    await store.insert(slugs.flatMap((sub7) => viewsAt('2026-03-01T10:00:00Z', 1, { sub7, session_id, client_id })));
    await store.insert(viewsAt('2026-03-01T10:00:00Z', 2, { event_id: 28, sub4: 'offerShown', sub7: '67' }));
    await store.rollUp(null);
    const rows = await queryEvents(
      cms.strapi,
      'select offer, event_count, visitor_count from @event_counts where event_id = 5',
    );
    expect(rows.map((row) => [row.offer, Number(row.event_count), Number(row.visitor_count)])).toEqual([['', 3, 1]]);
    const sums = await store.sumCounts(['p'], new Date('2026-03-01T00:00:00Z'), new Date('2026-03-02T00:00:00Z'));
    expect(sums.filter(({ section }) => section === 'offer').map(({ first, events }) => [first, events])).toEqual([
      ['67', 2],
    ]);
  });

  test('counts article names of the greatest length', async () => {
    const sub7 = `ru/${'a-'.repeat(48)}z`;
    await store.insert(viewsAt('2026-03-01T10:00:00Z', 5, { sub7, provider_id: '😀'.repeat(40) }));
    await store.rollUp(null);
    expect((await count({ providerIds: ['😀'.repeat(40)] })).map(({ item }) => item)).toEqual([sub7]);
  });
});

describe('articleViews', () => {
  const QUERY = '{ articleViews(locale: "es-ES") { from until articles { slug views } } }';
  const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
  const runJob = () =>
    runEventsJob(cms.strapi, store, { keptDays: 200, countsKeptDays: 800, now: new Date(Date.now() + DAY_MS) });

  test('R13: the CMS states the views of published articles with the days in which they were counted', async () => {
    await store.insert([
      ...viewsAt(`${yesterday}T10:00:00Z`, 7, { provider_id: 'prestafaro-es', sub7: 'que-es-asnef' }),
      ...viewsAt(`${yesterday}T10:00:00Z`, 4, { provider_id: 'prestafaro-es', sub7: 'tin-y-tae' }),
      ...viewsAt(`${yesterday}T10:00:00Z`, 9, { provider_id: 'prestafaro-es', sub7: 'invented' }),
      ...viewsAt(`${yesterday}T10:00:00Z`, 9, { provider_id: 'prestafaro-mx', sub7: 'tin-y-tae' }),
    ]);
    await runJob();
    const { data, errors } = await cms.graphql(QUERY);
    expect(errors).toEqual([]);
    expect(data.articleViews).toEqual({
      ...{ from: yesterday, until: yesterday },
      articles: [{ slug: 'que-es-asnef', views: 7 }],
    });
  });

  test('events that browsers send are counted once their day is over', async () => {
    const events = Array.from({ length: 6 }, () =>
      newEvent({ provider_id: 'prestafaro-es', sub5: 'blog', sub7: 'tin-y-tae' }),
    );
    expect((await sendEvents(cms.url, events)).body).toEqual({ accepted: 6 });
    await runJob();
    expect((await cms.graphql(QUERY)).data.articleViews).toEqual({ from: null, until: null, articles: [] });
    const tomorrow = await articleViews(cms.strapi, store, 'es-ES', new Date(Date.now() + DAY_MS));
    expect(tomorrow.articles).toEqual([{ slug: 'tin-y-tae', views: 6 }]);
  });

  test('reads all articles of a site in three statements, however many there are', async () => {
    const read = () => articleViews(cms.strapi, store, 'es-ES');
    expect((await countQueries(cms.strapi, read)).length).toBeLessThanOrEqual(3);
  });

  test('a site without a provider has no counted article', async () => {
    expect((await cms.graphql(QUERY.replace('es-ES', 'es-MX'))).data.articleViews).toEqual({
      ...{ from: null, until: null },
      articles: [],
    });
  });

  test('needs a token', async () => {
    expect(await cms.graphql(QUERY, {}, null)).toMatchObject({ status: 401, data: {} });
  });

  test('a database of a release that did not count articles gets the table', async () => {
    await queryEvents(cms.strapi, 'drop table @article_views');
    (await openEventStore(cms.strapi)).close();
    expect(await count()).toEqual([]);
  });
});
