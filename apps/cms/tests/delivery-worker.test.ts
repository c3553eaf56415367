import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uidOf } from '../src/content/content-types';
import { acceptDelivery } from '../src/delivery/lenders/accept-delivery';
import { cancelDelivery } from '../src/delivery/lenders/cancel-deliveries';
import { deliveryCall } from '../src/delivery/lenders/delivery-call';
import { type DeliveryRow, DeliveryRows } from '../src/delivery/lenders/delivery-rows';
import { DeliveryWorker, GIVE_UP_AFTER_MS } from '../src/delivery/lenders/delivery-worker';
import { forgetDeliveries } from '../src/delivery/lenders/forget-deliveries';
import { postToLender } from '../src/delivery/lenders/post-to-lender';
import { changeApplicationStatus } from '../src/visitors/applications/change-status';
import { DELIVERY_SECRET, publishDelivery, queueDelivery, startLender } from './support/lender-server';
import { recordLog } from './support/log-lines';
import { personalData } from './support/personal-rows';
import { type RunningCms, startCms } from './support/start-cms';

const CLAIM_MS = 60_000;
const WAIT = { timeout: 20_000, interval: 50 };

let cms: RunningCms;
let lines: string[];
/** The clock of the instances. */
let now: Date;
/** A port of the lender `entidad`, and of `otra-entidad`. */
let ports: { first: number; second: number };
const opened: { close(): Promise<void> }[] = [];

// This CMS has no secret, so it sends nothing itself. Each test starts instances of its own on its database.
beforeAll(async () => {
  cms = await startCms({ environment: { DELIVERY_SECRETS: '', DELIVERY_TO_PRIVATE_ADDRESSES: 'true' } });
  lines = recordLog(cms.strapi);
  const [first, second] = [await startLender(), await startLender()];
  await publishDelivery(cms.strapi, 1, first.url);
  await publishDelivery(cms.strapi, 2, second.url, { key: 'otra-entidad' });
  ports = { first: first.port, second: second.port };
  await Promise.all([first.close(), second.close()]);
});
afterAll(() => cms?.stop());
beforeEach(async () => {
  now = new Date();
  lines.length = 0;
  for (const type of ['delivery', 'delivery-attempt'] as const) await cms.strapi.db.query(uidOf(type)).deleteMany({});
});
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

async function lender(options: Parameters<typeof startLender>[0] = {}) {
  const server = await startLender({ port: ports.first, ...options });
  opened.push(server);
  return server;
}

/** A server that answers every message the same. */
async function answering(status: number, headers: Record<string, string> = {}, port = ports.first) {
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    request.resume().on('end', () => response.writeHead(status, headers).end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  opened.push({
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
  return { calls: () => calls, port: (server.address() as AddressInfo).port };
}

const secrets = new Map([
  ['entidad', DELIVERY_SECRET],
  ['otra-entidad', DELIVERY_SECRET],
]);

function instance({ post, isPrivateAllowed = true, known = secrets }: Partial<InstanceOptions> = {}): DeliveryWorker {
  const rows = new DeliveryRows(cms.strapi, CLAIM_MS);
  return new DeliveryWorker({
    ...{ log: cms.strapi.log, rows, now: () => now },
    callOf: (row) => deliveryCall(cms.strapi, row, { secrets: known, isPrivateAllowed }, personalData),
    post:
      post ??
      (({ idempotencyKey }, { url, secret, body }) =>
        // The receiver checks the time by its own clock.
        postToLender(url, { secret, idempotencyKey, body, isPrivateAllowed, now: new Date(), timeoutMs: 1000 })),
    cancel: (row) => cancelDelivery(cms.strapi, rows, row, now),
    accept: (row, verdict) => acceptDelivery(cms.strapi, rows, row, verdict, now),
  });
}

interface InstanceOptions {
  post(row: DeliveryRow): Promise<never>;
  isPrivateAllowed: boolean;
  known: ReadonlyMap<string, string>;
}

const queue = async (count: number, options: Parameters<typeof queueDelivery>[1] = {}) => {
  const keys = [];
  for (let index = 0; index < count; index += 1) keys.push(await queueDelivery(cms.strapi, { at: now, ...options }));
  return keys;
};
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
type Stored = DeliveryRow & { state: string; lastError: string | null };
const rows = (): Promise<Stored[]> => cms.strapi.db.query(uidOf('delivery')).findMany({ orderBy: { id: 'asc' } });
const states = async () => [...new Set((await rows()).map(({ state }) => state))];
const attempts = (): Promise<Record<string, unknown>[]> =>
  cms.strapi.db.query(uidOf('delivery-attempt')).findMany({ orderBy: { id: 'asc' } });

describe('two CMS with one table of deliveries', () => {
  test('send each delivery once', async () => {
    const server = await lender();
    const queued = await queue(20);
    await Promise.all([instance(), instance()].map((worker) => worker.sendDue()));
    expect(server.asked.toSorted()).toEqual(queued.map(({ key }) => key));
    expect(server.stored).toHaveLength(20);
    expect(await states()).toEqual(['accepted']);
    expect((await attempts()).map(({ outcome, httpStatus }) => [outcome, httpStatus])).toEqual(
      Array.from({ length: 20 }, () => ['accepted', 201]),
    );
  });

  test('send the delivery of a CMS that was killed, with the same key, once its claim has ended', async () => {
    const server = await lender();
    const [queued] = await queue(1);
    void instance({ post: () => new Promise<never>(() => undefined) }).sendDue();
    await expect.poll(async () => (await rows())[0]?.attempts, WAIT).toBe(1);
    const other = instance();
    await other.sendDue();
    expect(server.asked).toEqual([]);
    later(CLAIM_MS);
    await other.sendDue();
    expect(server.asked).toEqual([queued?.key]);
    expect(await states()).toEqual(['accepted']);
  });

  test('a delivery whose answer was lost is stored once by the lender', async () => {
    const server = await lender({ delayMs: 2000 });
    await queue(1);
    await instance().sendDue();
    expect(await states()).toEqual(['waiting']);
    later(CLAIM_MS);
    await instance().sendDue();
    expect([server.asked.length, server.stored.length]).toEqual([2, 1]);
    expect(await states()).toEqual(['accepted']);
    expect((await attempts()).map(({ error, httpStatus }) => [error, httpStatus])).toEqual([
      ['TIMEOUT', null],
      [null, 200],
    ]);
  });
});

describe('a lender that is away', () => {
  test('gets every delivery once when it is back, and the log has one line for the outage and one for its end', async () => {
    await queue(5);
    const worker = instance();
    for (let minute = 0; minute < 4; minute += 1) {
      await worker.sendDue();
      later(60_000);
    }
    expect(await states()).toEqual(['waiting']);
    const server = await lender();
    for (let look = 0; look < 6; look += 1) {
      later(5 * 60_000);
      await worker.sendDue();
    }
    expect(server.stored).toHaveLength(5);
    expect(server.asked).toHaveLength(5);
    expect(await states()).toEqual(['accepted']);
    expect(lines.filter((line) => line.includes('takes nothing now (ECONNREFUSED)'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('takes them again'))).toHaveLength(1);
  });

  test('or slow holds up no other lender', async () => {
    const slow = await lender({ delayMs: 900 });
    const quick = await startLender({ port: ports.second });
    opened.push(quick);
    await queue(3);
    await queue(10, { lane: 'otra-entidad', offerId: 2 });
    const sending = instance().sendDue();
    await expect.poll(() => quick.stored.length, WAIT).toBe(10);
    expect(slow.stored.length).toBeLessThan(3);
    await sending;
    expect(slow.stored).toHaveLength(3);
  });

  test('is called once at a time by a CMS, and left alone after a failure', async () => {
    const server = await answering(503);
    await queue(5);
    const worker = instance();
    await worker.sendDue();
    await worker.sendDue();
    expect(server.calls()).toBe(1);
    later(2_000);
    await worker.sendDue();
    expect(server.calls()).toBe(2);
    expect((await rows()).map(({ attempts: count }) => count)).toEqual([1, 1, 0, 0, 0]);
  });

  test('is asked again after the time of its Retry-After, and not before', async () => {
    const server = await answering(429, { 'retry-after': '600' });
    await queue(1);
    const worker = instance();
    await worker.sendDue();
    later(599_000);
    await worker.sendDue();
    expect(server.calls()).toBe(1);
    later(1_000);
    await worker.sendDue();
    expect(server.calls()).toBe(2);
  });

  test('gets the pauses of one delivery doubled up to an hour, until it is given up after three days', async () => {
    const server = await answering(500);
    await queue(1);
    const end = now.getTime() + GIVE_UP_AFTER_MS.application;
    const pauses: number[] = [];
    while ((await states())[0] === 'waiting') {
      await instance().sendDue();
      const [row] = await rows();
      if (row?.state !== 'waiting') break;
      const pause = Date.parse(row.dueAt) - now.getTime();
      pauses.push(pause / 1000);
      later(pause);
    }
    expect(pauses.slice(0, 11)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600]);
    expect(now.getTime()).toBeGreaterThanOrEqual(end);
    expect(await rows()).toMatchObject([{ state: 'given_up', lastError: 'NOT_IN_TIME' }]);
    expect(server.calls()).toBe(pauses.length);
    expect(lines.filter((line) => line.includes('given up'))).toHaveLength(1);
  });
});

describe('a delivery', () => {
  test('that the lender refuses for good is kept and not sent again', async () => {
    const server = await answering(422);
    await queue(1);
    await instance().sendDue();
    later(CLAIM_MS);
    await instance().sendDue();
    expect(server.calls()).toBe(1);
    expect(await rows()).toMatchObject([{ state: 'refused', lastError: 'HTTP 422' }]);
  });

  test('follows no redirect', async () => {
    const target = await answering(200, {}, 0);
    await answering(307, { location: `http://127.0.0.1:${target.port}/` });
    await queue(1);
    await instance().sendDue();
    expect(target.calls()).toBe(0);
    expect(await rows()).toMatchObject([{ state: 'waiting', lastError: 'HTTP 307' }]);
  });

  test('is not sent to an address of this machine unless that is allowed', async () => {
    const server = await lender();
    await queue(1);
    await instance({ isPrivateAllowed: false }).sendDue();
    expect(server.asked).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'waiting', lastError: 'ADDRESS' }]);
  });

  test('waits while its lender has no secret', async () => {
    const server = await lender();
    await queue(1);
    await instance({ known: new Map() }).sendDue();
    expect([server.asked, await attempts()]).toEqual([[], []]);
    expect(await rows()).toMatchObject([{ state: 'waiting', lastError: 'NO_SECRET' }]);
  });

  test.each([
    ['is withdrawn', { status: 'withdrawn' }],
    ['is blocked (R26)', { isBlocked: true }],
    ['has a loan already', { status: 'signed' }],
  ])('of an application that %s is cancelled and not sent', async (_, data) => {
    const server = await lender();
    const [queued] = await queue(1);
    await cms.strapi.db.query(uidOf('application')).update({ where: { id: queued?.applicationId }, data });
    await instance().sendDue();
    expect(server.asked).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'cancelled', attempts: 0 }]);
  });

  test('R25: of an application whose consent was withdrawn is cancelled and not sent', async () => {
    const server = await lender();
    const [queued] = await queue(1);
    const where = { applicationId: queued?.applicationId };
    await cms.strapi.db.query(uidOf('consent-record')).updateMany({ where, data: { revokedAt: new Date() } });
    await instance().sendDue();
    expect(server.asked).toEqual([]);
    expect(await states()).toEqual(['cancelled']);
  });

  test('contains the parts that were named and no other, and log and table contain nothing personal', async () => {
    const server = await lender();
    const [queued] = await queue(1);
    await instance().sendDue();
    const lead = server.leads.get(queued?.key ?? '') as Record<string, unknown>;
    expect(lead).toMatchObject({ loan: { amount: 300 }, person: { first_name: 'Ana' } });
    expect(Object.keys(lead)).not.toContain('contact');
    expect(lead.person).not.toHaveProperty('birth_date');
    const kept = JSON.stringify([await rows(), await attempts(), lines]);
    for (const value of ['Ana', 'López', 'ana@example.com', '612345678']) expect(kept).not.toContain(value);
  });
});

describe('a withdrawal', () => {
  const withdraw = (application: { applicationId: number } | undefined) =>
    changeApplicationStatus(cms.strapi, {
      ...{ applicationId: application?.applicationId ?? 0, to: 'withdrawn', source: 'visitor', now },
    });
  const notices = async () => (await rows()).filter(({ kind }) => kind === 'withdrawal');

  test('cancels at once what nobody has tried, and tells nobody', async () => {
    const [queued] = await queue(1);
    expect(await withdraw(queued)).toMatchObject({ ok: true });
    expect(await states()).toEqual(['cancelled']);
    expect(await notices()).toEqual([]);
  });

  test('is told once, signed, to each lender that has the application', async () => {
    const server = await lender();
    const [sent, other] = await queue(2);
    await instance().sendDue();
    await withdraw(sent);
    expect(await withdraw(sent)).toMatchObject({ isChanged: false });
    expect(await notices()).toMatchObject([
      {
        deliveredKey: sent?.key,
        lane: 'entidad',
        reference: `L-${sent?.key.slice(0, 8)}`,
        applicationId: null,
        parts: [],
      },
    ]);
    await Promise.all([instance(), instance()].map((worker) => worker.sendDue()));
    expect([...server.withdrawn]).toEqual([sent?.key]);
    expect([...server.leads.keys()]).toEqual([sent?.key, other?.key]);
    expect(await states()).toEqual(['accepted']);
  });

  test('is told to the lender of a call under way only after that call has ended', async () => {
    const [underWay] = await queue(1);
    void instance({ post: () => new Promise<never>(() => undefined) }).sendDue();
    await expect.poll(async () => (await rows())[0]?.attempts, WAIT).toBe(1);
    await withdraw(underWay);
    const [notice] = await notices();
    expect(Date.parse(notice?.dueAt ?? '')).toBe(now.getTime() + 30_000);
  });

  test('reaches a lender that was away, with the key of the first attempt, for up to 30 days', async () => {
    const server = await lender();
    const [sent] = await queue(1);
    await instance().sendDue();
    await server.close();
    await withdraw(sent);
    await instance().sendDue();
    expect(await notices()).toMatchObject([{ state: 'waiting', attempts: 1, lastError: 'ECONNREFUSED' }]);
    const back = await lender();
    later(GIVE_UP_AFTER_MS.withdrawal - 1);
    await instance().sendDue();
    expect(await notices()).toMatchObject([{ state: 'accepted', attempts: 2 }]);
    // This receiver started without the application: it answers 200 all the same.
    expect(back.withdrawn.size).toBe(0);
  });

  test('is not told again by a notice of its own once the application is erased', async () => {
    await lender();
    const [sent] = await queue(1);
    await instance().sendDue();
    await withdraw(sent);
    await forgetDeliveries(cms.strapi, sent?.applicationId ?? 0, now);
    expect(await rows()).toMatchObject([{ kind: 'erasure', deliveredKey: sent?.key }]);
  });

  test('is rolled back with its notices if the change fails', async () => {
    await lender();
    const [sent] = await queue(1);
    await instance().sendDue();
    const failing = cms.strapi.db.transaction(async () => {
      await withdraw(sent);
      throw new Error('failed');
    });
    await expect(failing).rejects.toThrow('failed');
    expect(await notices()).toEqual([]);
  });
});

describe('forgetDeliveries', () => {
  test('erases deliveries and attempts, and tells the lenders that have the application', async () => {
    const server = await lender();
    const [sent] = await queue(1);
    await instance().sendDue();
    expect(server.leads.size).toBe(1);
    await forgetDeliveries(cms.strapi, sent?.applicationId ?? 0, now);
    expect(await attempts()).toEqual([]);
    expect(await rows()).toMatchObject([
      { kind: 'erasure', applicationId: null, deliveredKey: sent?.key, clickId: null },
    ]);
    await instance().sendDue();
    expect(server.leads.size).toBe(0);
    expect(await states()).toEqual(['accepted']);
  });

  test('erases a delivery that nobody has tried without telling anybody', async () => {
    const [waiting] = await queue(1);
    await forgetDeliveries(cms.strapi, waiting?.applicationId ?? 0, now);
    expect(await rows()).toEqual([]);
  });

  test('tells the lender of a delivery under way only after that call has ended', async () => {
    const [underWay] = await queue(1);
    void instance({ post: () => new Promise<never>(() => undefined) }).sendDue();
    await expect.poll(async () => (await rows())[0]?.attempts, WAIT).toBe(1);
    await forgetDeliveries(cms.strapi, underWay?.applicationId ?? 0, now);
    const [notice] = await rows();
    expect(Date.parse(notice?.dueAt ?? '')).toBeGreaterThan(now.getTime());
  });
});
