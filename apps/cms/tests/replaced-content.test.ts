import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { locales } from '@prestafaro/countries';
import { publishEventSchema } from '@prestafaro/types';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MARK_RESTORED } from '../../../scripts/backups/restored-mark.mjs';
import { announceReplacedContent } from '../src/delivery/publishing/replaced-content';
import { startReceiver } from './support/receiver';
import { createSample } from './support/sample-data';
import { type RunningCms, startCms } from './support/start-cms';

const folder = mkdtempSync(path.join(tmpdir(), 'cms-replaced-'));
let status = 200;
let web: Awaited<ReturnType<typeof startReceiver>>;
let cms: RunningCms;

const start = async (environment = {}) => {
  cms = await startCms({ revalidateUrls: [web.url], folder, environment });
};
const restart = async (environment = {}) => {
  await cms.stop();
  web.received.length = 0;
  await start(environment);
};
/** As the restore script does with the database of a stopped CMS. */
const markRestored = () => cms.strapi.db.connection.raw(MARK_RESTORED);
const store = () => cms.strapi.store({ type: 'core', name: 'publishing' });
const pending = () => cms.strapi.db.query('api::publish-event.publish-event').count();
const events = () => web.received.map(({ event }) => publishEventSchema.parse(event));
const replacedSites = () =>
  events()
    .filter(({ type }) => type === 'site')
    .map(({ locale }) => locale);

beforeAll(async () => {
  web = await startReceiver(() => status);
  await start();
});
afterAll(async () => {
  await cms?.stop();
  await web?.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  status = 200;
});

test('replaced content: the first start on an empty database and a restart of the same release send nothing', async () => {
  await createSample(cms.strapi, 'site-setting', 'España');
  await expect.poll(pending).toBe(0);
  expect(replacedSites()).toEqual([]);
  await restart();
  await createSample(cms.strapi, 'tag', 'ahorro');
  await expect.poll(() => events().map(({ type }) => type)).toEqual(['tag']);
});

test('replaced content: the start on a restored database drops each site once, also if the web app is away', async () => {
  await markRestored();
  status = 503;
  await restart();
  const [refused] = await web.until(1);
  status = 200;
  await expect.poll(pending).toBe(0);
  const confirmed = web.received.slice(1);
  expect(confirmed.map(({ event }) => event.id)).toContain(refused?.event.id);
  expect(confirmed.map(({ event }) => event.locale).sort()).toEqual([...locales].sort());
  expect(replacedSites()).toHaveLength(locales.length + 1);
  await restart();
  expect(await pending()).toBe(0);
});

test.each([
  ['another release', () => store().set({ key: 'release', value: 'another' })],
  ['a release that recorded none', () => store().delete({ key: 'release' })],
])('replaced content: the start after %s drops every site', async (_, prepare) => {
  await prepare();
  await restart();
  await expect.poll(() => replacedSites().sort()).toEqual([...locales].sort());
});

test('replaced content: a start that ends while it writes the events leaves none, and the mark stays', async () => {
  await expect.poll(pending).toBe(0);
  await markRestored();
  const add = vi.fn(async () => {
    await cms.strapi.db.query('api::publish-event.publish-event').create({
      data: { url: web.url, lane: 'editorial', payload: {}, attempts: 0, dueAt: new Date() },
    });
    if (add.mock.calls.length === 3) throw new Error('the process ends');
  });
  await expect(announceReplacedContent(cms.strapi, { add })).rejects.toThrow('the process ends');
  expect(await pending()).toBe(0);
  expect(await store().get({ key: 'release' })).toBe('restored');
});

test('replaced content: in development another release sends nothing, and the next start in production drops each site', async () => {
  await store().set({ key: 'release', value: 'another' });
  await restart({ NODE_ENV: 'development' });
  expect(await pending()).toBe(0);
  await createSample(cms.strapi, 'tag', 'desarrollo');
  await expect.poll(() => events().map(({ type }) => type)).toEqual(['tag']);
  await restart();
  await expect.poll(replacedSites).toHaveLength(locales.length);
});
