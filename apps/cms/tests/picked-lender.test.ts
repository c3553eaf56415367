import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deliveredParts } from '@prestafaro/types/application';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uidOf } from '../src/content/content-types';
import { adoptEarlierDeliveries, describeUnsure, unsureDeliveries } from '../src/delivery/lenders/earlier-deliveries';
import { forgetDeliveries } from '../src/delivery/lenders/forget-deliveries';
import { deliveryQueueOf } from '../src/delivery/lenders/provided';
import { resendDelivery } from '../src/delivery/lenders/resend-delivery';
import { MailedLinks } from '../src/delivery/mail/links/mailed-links';
import { heldApplications } from '../src/leads/data-subject/held-applications';
import { changeApplicationStatus } from '../src/visitors/applications/change-status';
import { post } from './support/applicants';
import { networks } from './support/click-out';
import {
  consentedApplication,
  DELIVERY_SECRET,
  deliveryEnvironment,
  publishDelivery,
  startLender,
} from './support/lender-server';
import { personalData } from './support/personal-rows';
import { postAsWeb } from './support/post-as-web';
import { createSample } from './support/sample-data';
import { type RunningCms, startCms, WRITE_TOKEN } from './support/start-cms';
import { comment, newAddress, send } from './support/visitors';

const WAIT = { timeout: 20_000, interval: 50 };

type Server = Awaited<ReturnType<typeof startLender>>;

let cms: RunningCms;
const servers: Server[] = [];
/** documentIds of the lenders, by the number of their offer. */
const lenders = new Map<number, string>();

/** Offer, key, number of its server, and whether its editor said that the key is shared. */
const CASES = [
  { name: 'a lender whose key a copy has too', offerId: 1, key: 'entidad', server: 0 },
  { name: 'a copy that kept the key, with its own address', offerId: 2, key: 'entidad', server: 1 },
  { name: 'a copy of the copy', offerId: 3, key: 'entidad', server: 2 },
  { name: 'a lender that shares key and address with its sister', offerId: 4, key: 'otra-entidad', server: 3 },
  { name: 'the sister, with the same key and address', offerId: 5, key: 'otra-entidad', server: 3 },
  { name: 'a lender with a key and an address of its own', offerId: 11, key: 'sola-11', server: 4 },
] as const;

/** Offers of lenders with a key of their own each: one that failed rests, and the others with its key rest too. */
const SINGLE = [6, 7, 8, 9, 10, 11] as const;

beforeAll(async () => {
  const { DELIVERY_SECRETS } = deliveryEnvironment;
  const secrets = [DELIVERY_SECRETS, ...SINGLE.map((offerId) => `sola-${offerId}=${DELIVERY_SECRET}`)].join();
  cms = await startCms({ environment: { ...deliveryEnvironment, DELIVERY_SECRETS: secrets } });
  await createSample(cms.strapi, 'site-setting', 'ajustes', { data: { networks } });
  for (let index = 0; index < 5; index += 1) servers.push(await startLender());
  for (const { offerId, key, server } of CASES) {
    // As copies were before the check of the key: without it, an editor has to say so.
    const lender = await publishDelivery(cms.strapi, offerId, serverOf(server).url, { key, isShared: offerId !== 11 });
    lenders.set(offerId, lender.documentId);
  }
});
afterAll(async () => {
  await cms?.stop();
  for (const server of servers) await server.close();
});

function serverOf(index: number): Server {
  const server = servers[index];
  if (!server) throw new Error(`no server ${index}`);
  return server;
}

const table = () => cms.strapi.db.query(uidOf('delivery'));

/** Makes waiting messages due. */
const makeDue = (where: object, data: object = {}) =>
  table().updateMany({ where, data: { ...data, dueAt: new Date() } });

/** Expects a value of what the CMS reads, which it is told to look for: it looks by itself only every 15 seconds. */
const soon = <Value>(read: () => Promise<Value>) =>
  expect.poll(() => {
    deliveryQueueOf(cms.strapi).wake();
    return read();
  }, WAIT);

const press = (token: string, offerId: number, changes: object = {}) =>
  postAsWeb(
    cms.url,
    'deliveries',
    {
      ...{ locale: 'es-ES', offerId, token, arm: null, attribution: null, address: newAddress() },
      ...{ parts: [...deliveredParts], text: `Envía mi solicitud a lender-${offerId}`, textVersion: 'es-ES:2' },
      ...changes,
    },
    WRITE_TOKEN,
  );

interface Delivery {
  id: number;
  idempotencyKey: string;
  state: string;
  lenderName: string;
}

/** An application that the lender of an offer has accepted. */
async function delivered(offerId: number): Promise<{ id: number; token: string; delivery: Delivery }> {
  const { id, token } = await consentedApplication(cms.strapi);
  expect((await press(token, offerId)).status).toBe(201);
  const find = (): Promise<Delivery> => table().findOne({ where: { applicationId: id } });
  await expect.poll(async () => (await find()).state, WAIT).toBe('accepted');
  return { id, token, delivery: await find() };
}

/** A lender whose server fails at applications. */
async function startBroken() {
  const notices: string[] = [];
  const state = { isBack: false };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { type, delivery_id: key } = JSON.parse(body) as { type: string; delivery_id?: string };
    const isTaken = state.isBack && type !== 'application';
    if (isTaken && key) notices.push(key);
    response.writeHead(isTaken ? 200 : 500).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(state, {
    ...{ notices, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads` },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

/** The servers that have the message of a key. */
const holders = (key: string) => servers.flatMap(({ leads }, index) => (leads.has(key) ? [index] : []));

const noticeOf = async (key: string, kind: string) =>
  (await table().findOne({ where: { kind, deliveredKey: key } }))?.state;

/** The lender that a notice names, and the servers that got it. */
async function noticed(key: string, kind: 'withdrawal' | 'erasure') {
  await expect.poll(() => noticeOf(key, kind), WAIT).toBe('accepted');
  const notices: Delivery[] = await table().findMany({ where: { kind, deliveredKey: key } });
  const told = servers.flatMap(({ ended }, index) => (ended.has(key) ? [index] : []));
  return { lenders: notices.map(({ lenderName }) => lenderName), servers: told };
}

describe.each(CASES)('$name', ({ offerId, server }) => {
  const named = { lenders: [`lender-${offerId}`], servers: [server] };

  test('alone gets the application, and the notice of its withdrawal', async () => {
    const { token, delivery } = await delivered(offerId);
    expect(delivery.lenderName).toBe(`lender-${offerId}`);
    expect(holders(delivery.idempotencyKey)).toEqual([server]);
    await post(cms.url, 'applications/withdraw', { token });
    expect(await noticed(delivery.idempotencyKey, 'withdrawal')).toEqual(named);
  });

  test('alone gets the notice of the erasure', async () => {
    const { id, delivery } = await delivered(offerId);
    await forgetDeliveries(cms.strapi, id, new Date());
    expect(await noticed(delivery.idempotencyKey, 'erasure')).toEqual(named);
    expect(holders(delivery.idempotencyKey)).toEqual([]);
  });

  test('alone gets a delivery that is sent again', async () => {
    const { id: applicationId, delivery } = await delivered(offerId);
    serverOf(server).leads.delete(delivery.idempotencyKey);
    const failed = { state: 'given_up', finishedAt: new Date(), lastError: 'TIMEOUT' };
    await table().updateMany({ where: { id: delivery.id }, data: failed });
    const again = { applicationId, deliveryId: delivery.id, now: new Date() };
    expect(await resendDelivery(cms.strapi, again)).toEqual({ lender: `lender-${offerId}` });
    await expect.poll(async () => (await table().findOne({ where: { id: delivery.id } })).state, WAIT).toBe('accepted');
    expect(holders(delivery.idempotencyKey)).toEqual([server]);
  });

  test('alone gets a verified review from its applicant', async () => {
    const { id } = await delivered(offerId);
    const link = { purpose: 'status', subject: String(id), site: 'es-ES' } as const;
    const token = await new MailedLinks(cms.strapi, personalData).issue(link, new Date());
    const verified = [];
    for (const [reviewed, subjectId] of lenders) {
      const about = { subjectType: 'lender', subjectId, applicationToken: token };
      const text = `Una opinión de la oferta ${offerId} sobre la entidad ${reviewed}`;
      const { body } = await send(cms.url, 'comments', comment(text, about));
      if ((body as { isVerified: boolean }).isVerified) verified.push(reviewed);
    }
    expect(verified).toEqual([offerId]);
  });
});

test('a page that named a lender whose name contains that of the other one sends nothing', async () => {
  await publishDelivery(cms.strapi, 10, 'https://lender.example/leads', { key: 'sola-10' });
  const { id, token } = await consentedApplication(cms.strapi);
  const answer = await press(token, 1, { text: 'Envía mi solicitud a lender-10' });
  expect([answer.status, await answer.json()]).toEqual([409, { error: 'changed' }]);
  expect(await table().count({ where: { applicationId: id } })).toBe(0);
});

describe('a lender that was called and did not confirm it', () => {
  /** A server that takes no application, and takes notices once it `isBack`. */
  let broken: Awaited<ReturnType<typeof startBroken>>;
  beforeAll(async () => {
    broken = await startBroken();
    for (const offerId of [6, 7, 8]) {
      const url = `${broken.url}/${offerId}`;
      const lender = await publishDelivery(cms.strapi, offerId, url, { key: `sola-${offerId}` });
      lenders.set(offerId, lender.documentId);
    }
  });
  afterAll(() => broken?.close());

  /** An application that lender 4 has, and that another one may have. */
  async function halfDelivered(offerId: 6 | 7 | 8) {
    broken.isBack = false;
    const { id, token, delivery } = await delivered(4);
    expect((await press(token, offerId)).status).toBe(201);
    const called = () => table().findOne({ where: { applicationId: id, offerId } });
    await soon(async () => (await called()).lastError).toBe('HTTP 500');
    return { id, token, delivery, called };
  }

  const states = async (token: string) => {
    const { body } = await post(cms.url, 'applications/progress', { token });
    const shown = body.deliveries as { offerId: number; state: string }[];
    return Object.fromEntries(shown.map(({ offerId, state }) => [offerId, state]));
  };
  const exported = async (id: number) => {
    const hashes = [(await cms.strapi.db.query(uidOf('application')).findOne({ where: { id } })).emailHash];
    const { applications } = await heldApplications(cms.strapi, personalData, hashes);
    // The newest first: all applicants of the tests have one address.
    return applications[0];
  };

  test('is told when another lender gives the loan, and the pages and the export say that it may have the application', async () => {
    const { id, token, delivery, called } = await halfDelivered(6);
    const loan = { applicationId: id, to: 'signed', source: 'postback', now: new Date() } as const;
    const { clickId } = await table().findOne({ where: { id: delivery.id } });
    expect(await changeApplicationStatus(cms.strapi, { ...loan, clickId })).toMatchObject({ ok: true });
    expect(await states(token)).toEqual({ 4: 'accepted', 6: 'ended' });
    const { idempotencyKey } = await called();
    expect(await noticeOf(delivery.idempotencyKey, 'withdrawal')).toBeUndefined();
    broken.isBack = true;
    // The notice waits until the call that may still run has ended.
    await makeDue({ deliveredKey: idempotencyKey });
    await soon(() => noticeOf(idempotencyKey, 'withdrawal')).toBe('accepted');
    expect(broken.notices).toContain(idempotencyKey);
    await makeDue({ applicationId: id, offerId: 6 });
    await soon(async () => (await called()).state).toBe('cancelled');
    expect(await states(token)).toEqual({ 4: 'accepted', 6: 'ended' });
    const held = await exported(id);
    expect(held?.deliveries).toMatchObject([
      { lender: 'lender-6', state: 'ended', calledAt: expect.stringMatching(/Z$/) },
      { lender: 'lender-4', state: 'accepted', answeredStatus: 'under_review' },
    ]);
    // No website was opened.
    expect(held?.clicks.map(({ lender, isVisit }) => [lender, isVisit])).toEqual([
      ['lender-4', false],
      ['lender-6', false],
    ]);
  });

  test('is told after the consent was withdrawn', async () => {
    const { id, token, called } = await halfDelivered(7);
    await cms.strapi.db
      .query(uidOf('consent-record'))
      .updateMany({ where: { applicationId: id, purpose: 'lenders' }, data: { revokedAt: new Date() } });
    await makeDue({ applicationId: id, offerId: 7 });
    await soon(async () => (await called()).state).toBe('cancelled');
    expect(await states(token)).toEqual({ 4: 'accepted', 7: 'ended' });
    expect(await noticeOf((await called()).idempotencyKey, 'withdrawal')).toBe('waiting');
  });

  test('is named as one that may have it after the delivery was given up', async () => {
    const { token, called } = await halfDelivered(8);
    const longAgo = new Date(Date.now() - 4 * 86_400_000);
    await makeDue({ id: (await called()).id }, { queuedAt: longAgo });
    await soon(async () => (await called()).state).toBe('given_up');
    expect(await states(token)).toEqual({ 4: 'accepted', 8: 'unconfirmed' });
  });
});

test('a lender with which no connection was made is not named as one that may have the application', async () => {
  const closed = await startLender();
  await publishDelivery(cms.strapi, 9, closed.url, { key: 'sola-9' });
  await closed.close();
  const { id, token } = await consentedApplication(cms.strapi);
  expect((await press(token, 9)).status).toBe(201);
  const row = () => table().findOne({ where: { applicationId: id } });
  await soon(async () => (await row()).lastError).toBe('ECONNREFUSED');
  expect((await row()).calledAt).toBeNull();
  await post(cms.url, 'applications/withdraw', { token });
  await makeDue({ applicationId: id });
  await soon(async () => (await row()).state).toBe('cancelled');
  const { body } = await post(cms.url, 'applications/progress', { token });
  expect(body.deliveries).toMatchObject([{ offerId: 9, state: 'cancelled' }]);
});

describe('a waiting delivery', () => {
  const future = () => new Date(Date.now() + 3_600_000);

  /** Queues a delivery that no lender has got, because it is not due. */
  async function waiting(data: object) {
    const { id } = await consentedApplication(cms.strapi);
    return table().create({
      data: {
        ...{ idempotencyKey: `waiting-${id}`, kind: 'application', applicationId: id, site: 'es-ES', lane: 'entidad' },
        ...{ offerId: 2, offerHeader: 'offer-2', parts: ['loan'], attempts: 1, queuedAt: new Date(), dueAt: future() },
        ...{ state: 'given_up', finishedAt: new Date(), ...data },
      },
    });
  }
  const resend = (row: { id: number; applicationId: number }) =>
    resendDelivery(cms.strapi, { applicationId: row.applicationId, deliveryId: row.id, now: new Date() });

  test('of an earlier version goes to the lender of its name', async () => {
    const row = await waiting({ lenderId: null, lenderName: 'lender-2' });
    expect(await resend(row)).toEqual({ lender: 'lender-2' });
    await soon(async () => holders(row.idempotencyKey)).toEqual([1]);
  });

  test('of an earlier version whose lender has another name now is not sent', async () => {
    expect(await resend(await waiting({ lenderId: null, lenderName: 'lender-viejo' }))).toBe('no_address');
  });

  test('is not sent to a lender that has another name than the applicant read', async () => {
    const row = await waiting({ lenderId: lenders.get(2), lenderName: 'lender-viejo' });
    expect(await resend(row)).toBe('renamed');
    await makeDue({ id: row.id }, { state: 'waiting' });
    await soon(async () => (await table().findOne({ where: { id: row.id } })).lastError).toBe('RENAMED');
    expect(holders(row.idempotencyKey)).toEqual([]);
  });
});

describe('an editor who saves a lender', () => {
  const save = (name: string, delivery: object) =>
    createSample(cms.strapi, 'lender', name, {
      status: 'draft',
      data: { number: 900, delivery: { income: false, document: false, account: false, ...delivery } },
    });

  test('with the key of another one is told whose it is, and what to do', async () => {
    const { url } = serverOf(0);
    await expect(save('copia-de-clave', { key: 'entidad', url: `${url}/otra` })).rejects.toThrow(
      'En «Envío de solicitudes», «Clave» ya es de «lender-1» (es-ES)',
    );
  });

  test('with the address of another one is told so too', async () => {
    await expect(save('copia-de-direccion', { key: 'nueva', url: serverOf(0).url })).rejects.toThrow(
      '«Dirección de envío» ya es de «lender-1» (es-ES)',
    );
  });

  test('may share both on purpose, and keep those of its own', async () => {
    const { url } = serverOf(0);
    await save('del-mismo-grupo', { key: 'entidad', url, isShared: true });
    await save('con-lo-suyo', { key: 'nueva', url: `${url}/nueva` });
  });
});

test('of an earlier version, what has one possible lender is ascribed to it, and the rest is listed', async () => {
  const rowOf = (lane: string, lenderName: string, data: object = {}) =>
    table().create({
      data: {
        ...{ idempotencyKey: randomUUID(), kind: 'withdrawal', deliveredKey: randomUUID(), applicationId: null },
        ...{ site: 'es-ES', lane, lenderName, lenderId: null, offerId: 1, offerHeader: 'x', parts: [], attempts: 1 },
        ...{ state: 'accepted', queuedAt: new Date(0), dueAt: new Date(0), acceptedAt: new Date(0), ...data },
      },
    });
  const known = await rowOf('sola-6', 'lender-6');
  const copied = await rowOf('entidad', 'lender-2');
  const lost = await rowOf('de-nadie', 'lender-99', {
    kind: 'application',
    applicationId: 4_000_000,
    deliveredKey: null,
  });
  await rowOf('entidad', 'lender-3', { state: 'cancelled', attempts: 0, acceptedAt: null });
  await adoptEarlierDeliveries(cms.strapi);
  expect(await table().findOne({ where: { id: known.id } })).toMatchObject({
    lenderId: lenders.get(6),
    calledAt: expect.anything(),
  });
  const lines = (await unsureDeliveries(cms.strapi)).filter(({ at }) => at.getTime() === 0).map(describeUnsure);
  expect(lines).toEqual([
    `delivery ${copied.id}, notice of the withdrawal, es-ES, 1970-01-01T00:00:00.000Z: named lender-2; the key entidad belongs to lender-1, lender-2, lender-3`,
    `delivery ${lost.id}, application 4000000, es-ES, 1970-01-01T00:00:00.000Z: named lender-99; no lender has the key de-nadie any more`,
  ]);
});

test('the health check names lenders that have one key without saying so', async () => {
  const reason = async () => {
    const { checks } = (await (await fetch(`${cms.url}/api/health/ready`)).json()) as {
      checks: Record<string, { reason?: string }>;
    };
    return checks.deliveries?.reason;
  };
  expect(await reason()).toBeUndefined();
  const keys = cms.strapi.db.connection('components_lender_deliveries').where({ key: 'entidad' });
  // As an earlier version left them.
  await keys.update({ is_shared: null });
  await adoptEarlierDeliveries(cms.strapi);
  expect(await reason()).toContain('entidad (lender-1, lender-2, lender-3)');
});
