import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { uidOf } from '../src/content/content-types';
import { PushSubscriptions } from '../src/delivery/push/push-subscriptions';
import { type PushParts, sendNotices } from '../src/delivery/push/send-notices';
import { vapidKeysOf } from '../src/delivery/push/vapid-keys';
import { rotateKeys } from '../src/leads/personal-data/rotate-keys';
import { changeApplicationStatus } from '../src/visitors/applications/change-status';
import { applied, createLendingSite, submission } from './support/applicants';
import { recordLog } from './support/log-lines';
import { applicationOf, personalData } from './support/personal-rows';
import { postAsWeb } from './support/post-as-web';
import { decryptNotice, newBrowser, type PushBrowser } from './support/push-browser';
import { type RunningCms, startCms, WRITE_TOKEN } from './support/start-cms';

const HOUR_MS = 60 * 60_000;
const keys = vapidKeysOf(randomBytes(32).toString('base64url'));

let cms: RunningCms;

beforeAll(async () => {
  cms = await startCms({ environment: { VAPID_PRIVATE_KEY: keys.privateKey, HOSTS: 'es.example.com=ES' } });
  await createLendingSite(cms.strapi);
});
afterAll(() => cms?.stop());
beforeEach(async () => {
  for (const type of ['push-notice', 'push-subscription'] as const)
    await cms.strapi.db.query(uidOf(type)).deleteMany({});
});

async function post(path: string, body: object, token = WRITE_TOKEN) {
  const answer = await postAsWeb(cms.url, `push/${path}`, body, token);
  return { status: answer.status, body: await answer.json().catch(() => null) };
}

const consent = { textVersion: 'es-ES:0123456789ab', text: 'Avísame', address: '203.0.113.77' };
const subscribe = (token: string, { subscription }: Pick<PushBrowser, 'subscription'>) =>
  post('subscribe', { token, subscription, ...consent });
const rows = (type: 'push-notice' | 'push-subscription'): Promise<Record<string, unknown>[]> =>
  cms.strapi.db.query(uidOf(type)).findMany({ orderBy: { id: 'asc' } });
const proofs = (applicationId: number): Promise<Record<string, unknown>[]> =>
  cms.strapi.db.query(uidOf('consent-record')).findMany({ where: { applicationId, purpose: 'push' } });

/** An application whose applicant allowed notifications in a browser. */
async function notified() {
  const token = await applied(cms.url, submission());
  const browser = newBrowser();
  expect((await subscribe(token, browser)).status).toBe(201);
  const { id } = await applicationOf(cms.strapi, token);
  await cms.strapi.db.query(uidOf('application')).updateMany({ where: { id }, data: { status: 'under_review' } });
  return { token, browser, id };
}
async function approve(applicationId: number, now = new Date()) {
  const change = { applicationId, to: 'approved', source: 'lead_manager', now } as const;
  expect(await changeApplicationStatus(cms.strapi, change)).toMatchObject({ ok: true });
}

const notice = async () => ({ title: 'Prestafaro', body: 'Hay novedades', path: '/process/?stay=1' });

/** The job, with a push service that gives these answers. */
async function send(statuses: readonly (number | Error)[], now = new Date(), noticeOf: PushParts['noticeOf'] = notice) {
  const sent: { url: string; init: RequestInit }[] = [];
  const answers = [...statuses];
  const parts: PushParts = {
    ...{ strapi: cms.strapi, keys, contact: 'mailto:avisos@example.com' },
    subscriptions: new PushSubscriptions(cms.strapi, personalData),
    noticeOf,
    fetch: async (url, init) => {
      sent.push({ url: String(url), init: init ?? {} });
      const answer = answers.shift() ?? 201;
      if (answer instanceof Error) throw answer;
      return new Response(null, { status: answer });
    },
  };
  await sendNotices(parts, now);
  return sent;
}

describe('a browser of an applicant', () => {
  test('is kept encrypted, with a proof of the consent and without its address in plain text (R25)', async () => {
    const { browser, id } = await notified();
    const [row] = await rows('push-subscription');
    expect(row).toMatchObject({ applicationId: id, site: 'es-ES' });
    expect(JSON.stringify(row)).not.toContain(browser.subscription.endpoint);
    expect(JSON.stringify(row)).not.toContain(browser.subscription.keys.auth);
    expect(await proofs(id)).toMatchObject([
      {
        isGiven: true,
        text: 'Avísame',
        textVersion: 'es-ES:0123456789ab',
        truncatedAddress: '203.0.113.0/24',
        revokedAt: null,
      },
    ]);
  });

  test('is kept once when it comes twice', async () => {
    const { token, browser, id } = await notified();
    expect((await subscribe(token, browser)).status).toBe(201);
    expect(await rows('push-subscription')).toHaveLength(1);
    expect(await proofs(id)).toHaveLength(1);
  });

  test.each([
    ['another host', 'https://attacker.example/fcm.googleapis.com'],
    ['a host that ends alike', 'https://evilfcm.googleapis.com/x'],
    ['an address of this machine', 'https://localhost/x'],
    ['plain http', 'http://fcm.googleapis.com/x'],
    ['another port', 'https://fcm.googleapis.com:8443/x'],
    ['a name in front', 'https://fcm.googleapis.com@attacker.example/x'],
  ])('with the address of %s is refused, because the CMS would call it', async (_, endpoint) => {
    const token = await applied(cms.url, submission());
    const { subscription } = newBrowser();
    expect((await subscribe(token, { subscription: { ...subscription, endpoint } })).status).toBe(422);
    expect(await rows('push-subscription')).toEqual([]);
  });

  test('of an unknown token is refused, and so is a call without the token of the web app', async () => {
    expect((await subscribe('A'.repeat(43), newBrowser())).status).toBe(404);
    const token = await applied(cms.url, submission());
    const { subscription } = newBrowser();
    expect((await post('subscribe', { token, subscription, ...consent }, 'x')).status).toBe(401);
    expect((await post('key', {}, 'x')).status).toBe(401);
  });

  test('is forgotten when the applicant ends it, and the proof says when', async () => {
    const { token, browser, id } = await notified();
    const { endpoint } = browser.subscription;
    expect((await post('end', { token: await applied(cms.url, submission()), endpoint })).status).toBe(200);
    expect(await rows('push-subscription')).toHaveLength(1);
    expect((await post('end', { token, endpoint })).status).toBe(200);
    expect(await rows('push-subscription')).toEqual([]);
    expect(await proofs(id)).toMatchObject([{ revokedAt: expect.anything() }]);
  });

  test('needs the public key, which belongs to VAPID_PRIVATE_KEY', async () => {
    expect(await post('key', {})).toEqual({ status: 200, body: { key: keys.publicKey } });
  });

  test('is encrypted again by a rotation of the keys', async () => {
    await notified();
    expect(await rotateKeys(cms.strapi, personalData)).toMatchObject({ browsers: 1 });
  });
});

describe('a decision about an application', () => {
  test('is notified once to each browser, encrypted for it, without a word about the loan', async () => {
    const { browser, id } = await notified();
    await approve(id);
    const sent = await send([201]);
    expect(sent).toHaveLength(1);
    const [{ url, init }] = sent as [(typeof sent)[0]];
    expect(url).toBe(browser.subscription.endpoint);
    expect(init).toMatchObject({ method: 'POST', redirect: 'error' });
    expect(init.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: 'application' });
    expect(decryptNotice(browser, init.body as Uint8Array)).toEqual({
      title: 'Prestafaro',
      body: 'Hay novedades',
      path: '/process/?stay=1',
    });
    expect(await send([201])).toEqual([]);
    expect(await rows('push-notice')).toEqual([]);
  });

  test('is notified to nobody if the applicant made it', async () => {
    const { id } = await notified();
    await changeApplicationStatus(cms.strapi, {
      applicationId: id,
      to: 'withdrawn',
      source: 'visitor',
      now: new Date(),
    });
    expect(await rows('push-notice')).toEqual([]);
  });

  test.each([404, 410])('a browser that its push service does not know (%i) is forgotten', async (status) => {
    const { id } = await notified();
    await approve(id);
    await send([status]);
    expect(await rows('push-subscription')).toEqual([]);
    expect(await rows('push-notice')).toEqual([]);
  });

  test.each([[429], [500], [new Error('connect ECONNREFUSED')]])(
    'waits with growing pauses after %s',
    async (failure) => {
      const { id, browser } = await notified();
      const log = recordLog(cms.strapi);
      const now = new Date();
      await approve(id, now);
      expect(await send([failure], now)).toHaveLength(1);
      expect(await send([201], new Date(now.getTime() + 30_000))).toEqual([]);
      expect(await send([failure], new Date(now.getTime() + 61_000))).toHaveLength(1);
      expect(await send([201], new Date(now.getTime() + 61_000 + 90_000))).toEqual([]);
      expect(await send([201], new Date(now.getTime() + 61_000 + 121_000))).toHaveLength(1);
      expect(log.join('\n')).not.toContain(browser.subscription.endpoint);
    },
  );

  test('is given up after a day', async () => {
    const { id } = await notified();
    const now = new Date();
    await approve(id, now);
    await send([500], new Date(now.getTime() + 25 * HOUR_MS));
    expect(await rows('push-notice')).toEqual([]);
    expect(await rows('push-subscription')).toHaveLength(1);
  });

  test('is notified to many browsers of a site with one read of its text', async () => {
    for (const { id } of [await notified(), await notified()]) await approve(id);
    const noticeOf = vi.fn(notice);
    expect(await send([201, 201], new Date(), noticeOf)).toHaveLength(2);
    expect(noticeOf.mock.calls).toEqual([['es-ES']]);
  });

  test('one browser that fails does not hold up the others', async () => {
    const [first, second] = [await notified(), await notified()];
    await approve(first.id);
    await approve(second.id);
    const sent = await send([500, 201]);
    const endpoints = [first, second].map(({ browser }) => browser.subscription.endpoint);
    expect(sent.map(({ url }) => url).sort()).toEqual(endpoints.sort());
    expect(await rows('push-notice')).toHaveLength(1);
  });

  test('is notified to ten browsers at once, and to no more', async () => {
    for (let count = 0; count < 12; count += 1) await approve((await notified()).id);
    let [open, most] = [0, 0];
    let release: () => void = () => {};
    const tenAreOpen = new Promise<void>((resolve) => {
      release = resolve;
    });
    await sendNotices(
      {
        ...{ strapi: cms.strapi, keys, contact: 'mailto:avisos@example.com', noticeOf: notice },
        subscriptions: new PushSubscriptions(cms.strapi, personalData),
        fetch: async () => {
          open += 1;
          most = Math.max(most, open);
          if (open === 10) release();
          await tenAreOpen;
          open -= 1;
          return new Response(null, { status: 201 });
        },
      },
      new Date(),
    );
    expect(most).toBe(10);
    expect(await rows('push-notice')).toEqual([]);
  });
});
