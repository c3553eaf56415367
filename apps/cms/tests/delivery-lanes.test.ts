import { randomUUID } from 'node:crypto';
import type { PublishEvent } from '@prestafaro/types';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Outbox } from '../src/delivery/publishing/outbox';
import { type RunningCms, startCms } from './support/start-cms';

const URL_OF_WEB = 'http://127.0.0.1:9/api/revalidate';

let cms: RunningCms;
let outbox: Outbox;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());
afterEach(async () => {
  outbox.stop();
  await rows().deleteMany({});
});

const rows = () => cms.strapi.db.query('api::publish-event.publish-event');

const eventOf = (changes: Partial<PublishEvent>): PublishEvent => ({
  id: randomUUID(),
  event: 'publish',
  type: 'article',
  documentId: 'article',
  locale: 'es-ES',
  slug: 'articulo',
  previousSlug: 'articulo',
  path: '/blog/articulo/',
  previousPath: '/blog/articulo/',
  related: [],
  address: null,
  at: new Date().toISOString(),
  ...changes,
});
const ratingOf = (id: string) =>
  eventOf({ type: 'rating', documentId: randomUUID(), subject: { type: 'article', id } });

/** An outbox whose deliveries are recorded, each answered by `answer`. */
function startOutbox(answer: (event: PublishEvent) => Promise<void> = async () => undefined) {
  const delivered: PublishEvent[] = [];
  outbox = new Outbox(cms.strapi, [URL_OF_WEB], async (_url, event) => {
    delivered.push(event);
    await answer(event);
  });
  return delivered;
}

const typesOf = (events: readonly PublishEvent[]) => events.map(({ type }) => type);

test('delivery lanes: a delivery of a rating that hangs does not delay an article', async () => {
  let answerRating = () => {};
  const hanging = new Promise<void>((resolve) => {
    answerRating = resolve;
  });
  const delivered = startOutbox((event) => (event.type === 'rating' ? hanging : Promise.resolve()));
  await outbox.add(ratingOf('a1'));
  outbox.wake(['visitors']);
  await expect.poll(() => typesOf(delivered)).toEqual(['rating']);
  await outbox.add(eventOf({}));
  outbox.wake(['editorial']);
  await expect.poll(() => typesOf(delivered)).toEqual(['rating', 'article']);
  answerRating();
  await expect.poll(() => rows().count()).toBe(0);
});

test('delivery lanes: an hour of 3 000 waiting ratings of 20 articles is few deliveries, and an article comes first', async () => {
  const delivered = startOutbox();
  const dueAt = new Date();
  for (let index = 0; index < 3000; index += 1) {
    const payload = ratingOf(`a${index % 20}`);
    await rows().create({ data: { url: URL_OF_WEB, lane: 'visitors', payload, attempts: 0, dueAt } });
  }
  await outbox.add(eventOf({}));
  outbox.wake();
  await expect.poll(() => typesOf(delivered).includes('article')).toBe(true);
  // The ratings of the first batch of rows are 20 deliveries.
  expect(delivered.length).toBeLessThanOrEqual(21);
  await expect.poll(() => delivered.length).toBeGreaterThan(20);
  const subjects = delivered.filter(({ type }) => type === 'rating').map(({ subject }) => subject?.id);
  expect(new Set(subjects.slice(0, 20)).size).toBe(20);
});

test('delivery lanes: ratings of one article that arrive while the lane rests are delivered as one', async () => {
  const delivered = startOutbox();
  for (let index = 0; index < 10; index += 1) {
    await outbox.add(ratingOf('a1'));
    outbox.wake(['visitors']);
    if (index === 0) await expect.poll(() => delivered.length).toBe(1);
  }
  await expect.poll(() => rows().count()).toBe(0);
  expect(delivered).toHaveLength(2);
});

test('delivery lanes: publications of one article that wait are delivered as one, with the first path and the last state', async () => {
  let isAway = true;
  const delivered = startOutbox(async () => {
    if (isAway) throw new Error('away');
  });
  await outbox.add(eventOf({ slug: 'b', path: '/blog/b/', previousSlug: 'a', previousPath: '/blog/a/' }));
  await outbox.add(eventOf({ slug: 'c', path: '/blog/c/', previousSlug: 'b', previousPath: '/blog/b/' }));
  outbox.wake();
  await expect.poll(() => delivered.length).toBe(1);
  isAway = false;
  await expect.poll(() => rows().count()).toBe(0);
  expect(delivered.at(-1)).toMatchObject({ slug: 'c', path: '/blog/c/', previousSlug: 'a', previousPath: '/blog/a/' });
});

test('delivery lanes: an event that an earlier version stored without a lane is delivered', async () => {
  const delivered = startOutbox();
  const data = { url: URL_OF_WEB, payload: ratingOf('a1'), attempts: 0, dueAt: new Date() };
  await rows().create({ data });
  outbox.wake();
  await expect.poll(() => typesOf(delivered)).toEqual(['rating']);
});

test('delivery lanes: a publication that a killed CMS stored and did not deliver is delivered by another CMS soon', async () => {
  const delivered = startOutbox();
  outbox.wake();
  await expect.poll(() => rows().count()).toBe(0);
  // Its CMS wakes its own lanes only.
  await outbox.add(eventOf({}));
  await expect.poll(() => typesOf(delivered)).toEqual(['article']);
});
