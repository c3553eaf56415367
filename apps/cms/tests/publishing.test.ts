import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type PublishEvent, publishEventSchema } from '@prestafaro/types';
import { signatureHeader, timestampHeader, verifySignature } from '@prestafaro/types/signature';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeChange, type PublishedRow } from '../src/delivery/publishing/changes';
import { signedDelivery } from '../src/delivery/publishing/deliver';
import { Outbox } from '../src/delivery/publishing/outbox';
import { signInAsAdministrator } from './support/admin';
import { startReceiver } from './support/receiver';
import { createSample, sampleData } from './support/sample-data';
import { REVALIDATE_SECRET, type RunningCms, startCms } from './support/start-cms';

const folder = mkdtempSync(path.join(tmpdir(), 'cms-publishing-'));
let status = 200;
let web: Awaited<ReturnType<typeof startReceiver>>;
let cms: RunningCms;

beforeAll(async () => {
  web = await startReceiver(() => status);
  cms = await startCms({ revalidateUrls: [web.url], folder });
});
afterAll(async () => {
  await cms?.stop();
  await web?.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  web.received.length = 0;
  status = 200;
});

const startOutbox = (urls: string[], now?: number) =>
  new Outbox(cms.strapi, urls, signedDelivery(REVALIDATE_SECRET), now ? () => now : undefined);

const eventOf = (slug: string): PublishEvent => {
  const event = describeChange(
    'tag',
    undefined,
    { documentId: slug, locale: 'es-ES', slug } as PublishedRow,
    new Date(),
  );
  if (!event) throw new Error('a published tag is an event');
  return event;
};

const pending = () => cms.strapi.db.query('api::publish-event.publish-event').count();
const articles = () => cms.strapi.documents('api::article.article');

test('publishing: sends a signed event to the web app that satisfies the schema of both sides', async () => {
  const tag = await createSample(cms.strapi, 'tag', 'ahorro');
  await createSample(cms.strapi, 'article', 'primer-articulo', { data: { tags: [tag.documentId] } });
  const [, delivery] = await web.until(2);
  if (!delivery) throw new Error('nothing was delivered');
  const { headers, body, event } = delivery;
  const verification = verifySignature(REVALIDATE_SECRET, Date.now() / 1000, {
    body,
    timestamp: String(headers[timestampHeader]),
    signature: String(headers[signatureHeader]),
  });
  expect(verification).toEqual({ ok: true });
  expect(publishEventSchema.parse(event)).toMatchObject({
    event: 'publish',
    type: 'article',
    locale: 'es-ES',
    slug: 'primer-articulo',
    path: '/blog/primer-articulo/',
    previousPath: null,
    related: [{ type: 'tag', slug: 'ahorro' }],
  });
});

test('publishing: names the banks of a lender and of an article, those of before the change too', async () => {
  const first = await createSample(cms.strapi, 'bank', 'banco-uno');
  const second = await createSample(cms.strapi, 'bank', 'banco-dos');
  await web.until(2);
  const both = [first.documentId, second.documentId];
  const lender = await createSample(cms.strapi, 'lender', 'del-banco', { data: { bank: first.documentId } });
  const article = await createSample(cms.strapi, 'article', 'sobre-bancos', { data: { banks: both } });
  // Each is delivered before the next change of the entry, with which it would become one event.
  await web.until(4);
  const entry = { documentId: lender.documentId, locale: 'es-ES', status: 'published' } as const;
  await cms.strapi.documents('api::lender.lender').update({ ...entry, data: { bank: second.documentId } } as never);
  await articles().unpublish({ documentId: article.documentId, locale: 'es-ES' } as never);
  const events = (await web.until(6)).slice(2).map(({ event }) => event);
  const one = { type: 'bank', slug: 'banco-uno' };
  const two = { type: 'bank', slug: 'banco-dos' };
  expect(events.map(({ event, type, related }) => ({ event, type, related }))).toEqual([
    { event: 'publish', type: 'lender', related: [one] },
    { event: 'publish', type: 'article', related: [one, two] },
    { event: 'publish', type: 'lender', related: [one, two] },
    { event: 'unpublish', type: 'article', related: [one, two] },
  ]);
  await expect.poll(pending).toBe(0);
});

test('publishing: sends nothing for a draft; a publication under a new slug includes the old path', async () => {
  const { documentId } = await createSample(cms.strapi, 'article', 'viejo');
  await web.until(1);
  const call = await signInAsAdministrator(cms.url);
  const entry = `/content-manager/collection-types/api::article.article/${documentId}`;
  const data = sampleData('article', 'nuevo');
  expect((await call('PUT', `${entry}?locale=es-ES`, data)).status).toBe(200);
  await expect.poll(pending).toBe(0);
  expect((await call('POST', `${entry}/actions/publish?locale=es-ES`, data)).status).toBe(200);
  // The redirect from the old path is published with the article.
  const events = (await web.until(3)).slice(1).map(({ event }) => event);
  expect(events).toContainEqual(expect.objectContaining({ type: 'redirect', path: '/blog/viejo/' }));
  expect(events.find(({ type }) => type === 'article')).toMatchObject({
    path: '/blog/nuevo/',
    previousPath: '/blog/viejo/',
    previousSlug: 'viejo',
  });
  await expect.poll(pending).toBe(0);
});

test('publishing: sends the removed path after unpublishing and deleting, and nothing for a deleted draft', async () => {
  const first = await createSample(cms.strapi, 'article', 'se-retira');
  const second = await createSample(cms.strapi, 'article', 'se-borra');
  const draft = await createSample(cms.strapi, 'article', 'nunca-visto', { status: 'draft' });
  await web.until(2);
  await articles().unpublish({ documentId: first.documentId, locale: 'es-ES' } as never);
  await articles().delete({ documentId: second.documentId, locale: 'es-ES' } as never);
  await articles().delete({ documentId: draft.documentId, locale: 'es-ES' } as never);
  const events = (await web.until(4)).slice(2).map(({ event }) => event);
  expect(events).toMatchObject([
    { event: 'unpublish', path: null, previousPath: '/blog/se-retira/' },
    { event: 'unpublish', path: null, previousPath: '/blog/se-borra/' },
  ]);
  await expect.poll(pending).toBe(0);
});

test('publishing: a failed write leaves no event', async () => {
  await createSample(cms.strapi, 'tag', 'unico');
  await web.until(1);
  await expect(createSample(cms.strapi, 'tag', 'unico')).rejects.toThrow();
  await expect.poll(pending).toBe(0);
  expect(web.received).toHaveLength(1);
});

test('publishing: an event that the web app refuses is sent again with the same id until it is confirmed', async () => {
  status = 503;
  await createSample(cms.strapi, 'redirect', 'desvio');
  await web.until(2);
  status = 200;
  const deliveries = await web.until(3);
  expect(new Set(deliveries.map(({ event }) => event.id)).size).toBe(1);
  await expect.poll(pending).toBe(0);
});

test('publishing: an instance that hangs does not delay another instance', async () => {
  const hanging = await startReceiver(() => undefined);
  const both = startOutbox([hanging.url, web.url]);
  try {
    for (const slug of ['uno', 'dos']) {
      await both.add(eventOf(slug));
      both.wake();
      await web.until(slug === 'uno' ? 1 : 2);
    }
    expect(hanging.received).toHaveLength(1);
    await expect.poll(() => both.backlog()).toMatchObject({ waiting: 2, overdue: 0 });
  } finally {
    both.stop();
    await hanging.close();
    await cms.strapi.db.query('api::publish-event.publish-event').deleteMany({});
  }
});

test('publishing: of two processes one delivers at a time, so that no event is sent twice', async () => {
  const slow = await startReceiver(async () => {
    await sleep(20);
    return 200;
  });
  const both = [startOutbox([slow.url]), startOutbox([slow.url])];
  try {
    for (const slug of ['uno', 'dos', 'tres']) await both[0]?.add(eventOf(slug));
    for (const outbox of both) outbox.wake();
    await expect.poll(pending).toBe(0);
    expect(slow.received.map(({ event }) => event.slug)).toEqual(['uno', 'dos', 'tres']);
  } finally {
    for (const outbox of both) outbox.stop();
    await slow.close();
  }
});

test('publishing: events of a removed instance do not count as backlog and are deleted after a week', async () => {
  const before = startOutbox(['http://127.0.0.1:9/api/revalidate']);
  await before.add(eventOf('uno'));
  const after = startOutbox([web.url], Date.now() + 8 * 24 * 60 * 60 * 1000);
  expect(await after.backlog()).toMatchObject({ waiting: 0, overdue: 0 });
  await after.forgetFormerInstances();
  await expect.poll(pending).toBe(0);
});

test('publishing: an event survives a restart of the CMS', async () => {
  status = 503;
  await createSample(cms.strapi, 'menu', 'Inicio');
  await web.until(1);
  await cms.stop();
  web.received.length = 0;
  status = 200;
  cms = await startCms({ revalidateUrls: [web.url], folder });
  const [delivery] = await web.until(1);
  expect(delivery?.event).toMatchObject({ type: 'menu', locale: 'es-ES', path: null });
  await expect.poll(pending).toBe(0);
});
