import { deliveredParts } from '@prestafaro/types/application';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uidOf } from '../src/content/content-types';
import { forgetDeliveries } from '../src/delivery/lenders/forget-deliveries';
import { resendDelivery } from '../src/delivery/lenders/resend-delivery';
import { post } from './support/applicants';
import { networks } from './support/click-out';
import { consentedApplication, deliveryEnvironment, publishDelivery, startLender } from './support/lender-server';
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
  { name: 'a lender with a key of its own', offerId: 4, key: 'otra-entidad', server: 3 },
  { name: 'a lender of the same company, with its key and address', offerId: 5, key: 'otra-entidad', server: 3 },
] as const;

beforeAll(async () => {
  cms = await startCms({ environment: deliveryEnvironment });
  await createSample(cms.strapi, 'site-setting', 'ajustes', { data: { networks } });
  for (let index = 0; index < 4; index += 1) servers.push(await startLender());
  for (const { offerId, key, server } of CASES) {
    // As copies were before the check of the key: without it, an editor has to say so.
    const lender = await publishDelivery(cms.strapi, offerId, serverOf(server).url, { key, isShared: true });
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

/** The servers that have the message of a key. */
const holders = (key: string) => servers.flatMap(({ leads }, index) => (leads.has(key) ? [index] : []));

const noticeOf = async (key: string, kind: string) =>
  (await table().findOne({ where: { kind, deliveredKey: key } }))?.state;

describe.each(CASES)('$name', ({ offerId, server }) => {
  test('gets the application, and the notice of its withdrawal', async () => {
    const { token, delivery } = await delivered(offerId);
    expect(delivery.lenderName).toBe(`lender-${offerId}`);
    expect(holders(delivery.idempotencyKey)).toEqual([server]);
    await post(cms.url, 'applications/withdraw', { token });
    await expect.poll(() => noticeOf(delivery.idempotencyKey, 'withdrawal'), WAIT).toBe('accepted');
    expect([...serverOf(server).withdrawn]).toContain(delivery.idempotencyKey);
  });

  test('gets the notice of the erasure', async () => {
    const { id, delivery } = await delivered(offerId);
    await forgetDeliveries(cms.strapi, id, new Date());
    await expect.poll(() => noticeOf(delivery.idempotencyKey, 'erasure'), WAIT).toBe('accepted');
    expect(holders(delivery.idempotencyKey)).toEqual([]);
  });

  test('gets a delivery that is sent again', async () => {
    const { id: applicationId, delivery } = await delivered(offerId);
    serverOf(server).leads.delete(delivery.idempotencyKey);
    const failed = { state: 'given_up', finishedAt: new Date(), lastError: 'TIMEOUT' };
    await table().updateMany({ where: { id: delivery.id }, data: failed });
    const again = { applicationId, deliveryId: delivery.id, now: new Date() };
    expect(await resendDelivery(cms.strapi, again)).toEqual({ lender: `lender-${offerId}` });
    await expect
      .poll(async () => (await table().findOne({ where: { id: delivery.id } })).state, WAIT)
      .toBe('accepted');
    expect(holders(delivery.idempotencyKey)).toEqual([server]);
  });

  test('alone gets a verified review from its applicant', async () => {
    const { token } = await delivered(offerId);
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
    await expect.poll(() => holders(row.idempotencyKey), WAIT).toEqual([1]);
  });

  test('of an earlier version whose lender has another name now is not sent', async () => {
    expect(await resend(await waiting({ lenderId: null, lenderName: 'lender-viejo' }))).toBe('no_address');
  });

  test('is not sent to a lender that has another name than the applicant read', async () => {
    const row = await waiting({ lenderId: lenders.get(2), lenderName: 'lender-viejo' });
    expect(await resend(row)).toBe('renamed');
    await table().updateMany({ where: { id: row.id }, data: { state: 'waiting', dueAt: new Date() } });
    await press((await consentedApplication(cms.strapi)).token, 1);
    await expect
      .poll(async () => (await table().findOne({ where: { id: row.id } })).lastError, WAIT)
      .toBe('RENAMED');
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
