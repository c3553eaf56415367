import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deliveredParts } from '@prestafaro/types/application';
import { parseOfferFeed } from '@prestafaro/types/offer-feed';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { uidOf } from '../src/content/content-types';
import { forgetDeliveries } from '../src/delivery/lenders/forget-deliveries';
import { deliverySettingsOf } from '../src/delivery/lenders/provided';
import { readDeliveries } from '../src/leads/desk/delivery-records';
import { runRetention } from '../src/leads/retention/run-retention';
import { post } from './support/applicants';
import { networks, publishOffer, rowsOf } from './support/click-out';
import { consentedApplication, deliveryEnvironment, publishDelivery, startLender } from './support/lender-server';
import { postAsWeb } from './support/post-as-web';
import { createSample } from './support/sample-data';
import { READ_TOKEN, type RunningCms, startCms, WRITE_TOKEN } from './support/start-cms';
import { newAddress } from './support/visitors';

const WAIT = { timeout: 20_000, interval: 50 };

let cms: RunningCms;
let lender: Awaited<ReturnType<typeof startLender>>;
beforeAll(async () => {
  cms = await startCms({ environment: deliveryEnvironment });
  lender = await startLender();
  await createSample(cms.strapi, 'site-setting', 'ajustes', { data: { networks } });
  await publishDelivery(cms.strapi, 1, lender.url);
  await publishOffer(cms.strapi, 2);
});
afterAll(async () => {
  await cms?.stop();
  await lender?.close();
});

const message = (token: string, changes: object = {}) => ({
  ...{ locale: 'es-ES', offerId: 1, token, arm: null, attribution: null, address: newAddress() },
  ...{ parts: [...deliveredParts], text: 'Envía mi solicitud a lender-1', textVersion: 'es-ES:2' },
  ...changes,
});

async function press(token: string, changes: object = {}, bearer: string | null = WRITE_TOKEN) {
  const response = await postAsWeb(cms.url, 'deliveries', message(token, changes), bearer);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** An application that has neither document nor account, as the usual form makes it. */
async function withoutIdentity() {
  const application = await consentedApplication(cms.strapi);
  const data = { documentSealed: null, documentKind: null, documentHash: null, accountSealed: null, accountKind: null };
  await cms.strapi.db.query(uidOf('application')).update({ where: { id: application.id }, data });
  return application;
}

const deliveries = (applicationId: number): Promise<Record<string, unknown>[]> =>
  cms.strapi.db.query(uidOf('delivery')).findMany({ where: { applicationId } });
const stateOf = async (applicationId: number) => (await deliveries(applicationId))[0]?.state;

describe('POST /api/deliveries', () => {
  test('sends the application once, signed, with its consent, its click and the status that the lender answers', async () => {
    const { id, token } = await consentedApplication(cms.strapi);
    expect(await press(token)).toEqual({ status: 201, body: { outcome: 'queued' } });
    await expect.poll(() => stateOf(id), WAIT).toBe('accepted');
    const [row] = await deliveries(id);
    const [click] = await rowsOf(cms.strapi, 'click', { applicationId: id });
    expect(row).toMatchObject({ clickId: click?.clickId, attempts: 1, answeredStatus: 'under_review' });
    expect(row?.reference).toBe(`L-${String(row?.idempotencyKey).slice(0, 8)}`);
    expect(lender.leads.get(String(row?.idempotencyKey))).toMatchObject({
      ...{ version: 1, type: 'application', id: row?.idempotencyKey, click_id: click?.clickId, offer_id: 1 },
      consent: { text: 'Envía mi solicitud a lender-1', version: 'es-ES:2', given_at: expect.any(String) },
      loan: { amount: 300, currency: 'EUR', days: 91 },
      person: { first_name: 'Ana', last_name: 'López García', birth_date: '1990-05-17' },
      contact: { email: 'ana@example.com', phone: '+34612345678' },
      document: { kind: 'dni', number: '12345678Z' },
      account: { number: 'ES9121000418450200051332' },
    });
    expect(await rowsOf(cms.strapi, 'application', { id })).toMatchObject([{ status: 'under_review' }]);
    expect(click).toMatchObject({ reportedStatus: 'under_review' });
    const consents = await rowsOf(cms.strapi, 'consent-record', { applicationId: id });
    expect(consents.at(-1)).toMatchObject({
      ...{ purpose: 'lenders', isGiven: true, text: 'Envía mi solicitud a lender-1', textVersion: 'es-ES:2' },
      ...{ channel: 'offer.1', subjectHash: 'hash' },
    });
  });

  test.each([
    ['a status that no table has', { status: 'en_estudio' }, 'UNKNOWN_STATUS'],
    ['a status that is no text', { status: 7 }, 'UNUSABLE_ANSWER'],
  ])('keeps the reason why %s changes nothing, for the lead desk and the log', async (_, body, reason) => {
    const { id, token } = await consentedApplication(cms.strapi);
    const server = createServer((_request, response) => response.end(JSON.stringify(body)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await publishDelivery(cms.strapi, port, `http://127.0.0.1:${port}/`, { isShared: true });
    const log = vi.spyOn(cms.strapi.log, 'warn');
    const text = `Envía mi solicitud a lender-${port}`;
    expect((await press(token, { offerId: port, text })).status).toBe(201);
    await expect.poll(() => stateOf(id), WAIT).toBe('accepted');
    server.close();
    server.closeAllConnections();
    expect(await rowsOf(cms.strapi, 'application', { id })).toMatchObject([{ status: 'offer_picked' }]);
    expect(await readDeliveries(cms.strapi, id)).toMatchObject([{ state: 'accepted', lastError: reason }]);
    expect(log.mock.calls.flat().join()).toContain(reason);
    log.mockRestore();
  });

  test('asks for what the application lacks, stores it as the form does, and sends it', async () => {
    const { id, token } = await withoutIdentity();
    const { body } = await post(cms.url, 'applications/progress', { token });
    expect(body).toMatchObject({ absentParts: ['document', 'account'], askedParts: ['document', 'account'] });
    const answers = { document: '12345678-z', account: 'es91 2100 0418 4502 0005 1332' };
    expect(await press(token, { answers })).toEqual({ status: 201, body: { outcome: 'queued' } });
    await expect.poll(() => stateOf(id), WAIT).toBe('accepted');
    const [row] = await deliveries(id);
    expect(lender.leads.get(String(row?.idempotencyKey))).toMatchObject({
      document: { kind: 'dni', number: '12345678Z' },
      account: { kind: 'iban', number: 'ES9121000418450200051332' },
    });
    const [stored] = await rowsOf(cms.strapi, 'application', { id });
    expect(stored).toMatchObject({ documentKind: 'dni', documentHash: expect.any(String), accountKind: 'iban' });
    expect(JSON.stringify(stored)).not.toMatch(/12345678Z|ES9121000418450200051332/);
    const later = await post(cms.url, 'applications/progress', { token });
    expect(later.body).toMatchObject({ absentParts: [], askedParts: [] });
  });

  test.each([
    ['none', {}, ['document: missing', 'account: missing']],
    [
      'a wrong letter',
      { document: '12345678A', account: 'ES91 2100' },
      ['document: document:checksum', 'account: account:length'],
    ],
  ])('stores and sends nothing with %s of what it asks for', async (_, answers, problems) => {
    const { id, token } = await withoutIdentity();
    const { status, body } = await press(token, { answers });
    const told = (body.problems as { field: string; code: string }[]).map(({ field, code }) => `${field}: ${code}`);
    expect([status, told]).toEqual([422, problems]);
    expect(await rowsOf(cms.strapi, 'application', { id })).toMatchObject([
      { documentSealed: null, accountSealed: null },
    ]);
    expect([await deliveries(id), await rowsOf(cms.strapi, 'click', { applicationId: id })]).toEqual([[], []]);
  });

  test('asks nobody without an account for one, and sends none', async () => {
    const { id, token } = await consentedApplication(cms.strapi);
    const data = { accountSealed: null, hasBankAccount: false };
    await cms.strapi.db.query(uidOf('application')).update({ where: { id }, data });
    const { body } = await post(cms.url, 'applications/progress', { token });
    expect(body).toMatchObject({ absentParts: ['account'], askedParts: [] });
    expect(await press(token)).toEqual({ status: 409, body: { error: 'changed' } });
    const parts = deliveredParts.filter((part) => part !== 'account');
    expect(await press(token, { parts })).toEqual({ status: 201, body: { outcome: 'queued' } });
    await expect.poll(() => stateOf(id), WAIT).toBe('accepted');
    const [row] = await deliveries(id);
    expect(lender.leads.get(String(row?.idempotencyKey))).not.toHaveProperty('account');
  });

  test('queues one delivery for two presses at once, and for a later one', async () => {
    const { id, token } = await consentedApplication(cms.strapi);
    const both = await Promise.all([press(token), press(token)]);
    expect(both.map(({ body }) => body.outcome).sort()).toEqual(['queued', 'repeated']);
    expect(await press(token)).toEqual({ status: 200, body: { outcome: 'repeated' } });
    expect(await deliveries(id)).toHaveLength(1);
    expect(await rowsOf(cms.strapi, 'consent-record', { applicationId: id })).toHaveLength(2);
  });

  test.each([null, READ_TOKEN])('answers 401 for the bearer %s', async (bearer) => {
    const { id, token } = await consentedApplication(cms.strapi);
    expect((await press(token, {}, bearer)).status).toBe(401);
    expect(await deliveries(id)).toEqual([]);
  });

  test.each([
    ['an offer whose lender has no delivery', { offerId: 2 }, 409, 'click-out-only'],
    ['an offer that does not exist', { offerId: 99 }, 404, 'unknown-offer'],
    ['a page that named fewer parts', { parts: ['loan'] }, 409, 'changed'],
    ['a page that named another lender', { text: 'Envía mi solicitud a otra' }, 409, 'changed'],
    ['a token of nobody', { token: 'x'.repeat(43) }, 404, 'unknown-token'],
    ['a site of another country', { locale: 'es-MX' }, 404, 'unknown-token'],
  ])('refuses %s', async (_, changes, status, error) => {
    const { id, token } = await consentedApplication(cms.strapi);
    expect(await press(token, changes)).toEqual({ status, body: { error } });
    expect(await deliveries(id)).toEqual([]);
    expect(await rowsOf(cms.strapi, 'click', { applicationId: id })).toEqual([]);
  });

  test.each([{ parts: [] }, { parts: ['salary'] }, { text: '' }, { token: null }])(
    'answers 422 for the invalid message %j',
    async (changes) => {
      const { token } = await consentedApplication(cms.strapi);
      expect((await press(token, changes)).status).toBe(422);
    },
  );

  test('R22: refuses an application whose applicant did not consent, or withdrew that consent', async () => {
    const { id, token } = await consentedApplication(cms.strapi);
    const consents = cms.strapi.db.query(uidOf('consent-record'));
    await consents.updateMany({ where: { applicationId: id }, data: { revokedAt: new Date() } });
    expect(await press(token)).toEqual({ status: 409, body: { error: 'closed' } });
    await consents.deleteMany({ where: { applicationId: id } });
    expect(await press(token)).toEqual({ status: 409, body: { error: 'closed' } });
  });

  test('refuses an application that is withdrawn, and an offer that does not fit it', async () => {
    const [withdrawn, unfit] = [await consentedApplication(cms.strapi), await consentedApplication(cms.strapi)];
    await post(cms.url, 'applications/withdraw', { token: withdrawn.token });
    const matches = [{ offerId: 1, isMatch: false, reasons: [] }];
    await cms.strapi.db.query(uidOf('application')).update({ where: { id: unfit.id }, data: { matches } });
    for (const { token } of [withdrawn, unfit]) {
      expect(await press(token)).toEqual({ status: 409, body: { error: 'closed' } });
    }
  });
});

describe('whether a lender has a delivery', () => {
  const feedLender = async (offerId: number) => {
    const feed = await (await fetch(`${cms.url}/offers_data/configs/es_feed.json`)).json();
    return parseOfferFeed(feed).offers.find((offer) => offer.offerId === offerId)?.lender;
  };

  test('is in the feed as the parts that it receives, without its address and its key', async () => {
    expect((await feedLender(1))?.receives).toEqual(deliveredParts);
    expect((await feedLender(2))?.receives).toBeUndefined();
    const text = await (await fetch(`${cms.url}/offers_data/configs/es_feed.json`)).text();
    expect(text).not.toContain(lender.url);
    expect(text).not.toContain('entidad');
  });

  test('is not in GraphQL, for the read token neither', async () => {
    const { errors } = await cms.graphql('{ lenders { name delivery { url } } }');
    expect(errors[0]?.message).toContain('delivery');
  });

  test('follows from the secret too: without one nothing is sent, and the health check names the key', async () => {
    await publishDelivery(cms.strapi, 3, `${lender.url}/3`, { key: 'sin-secreto' });
    expect((await feedLender(3))?.receives).toBeUndefined();
    const { token } = await consentedApplication(cms.strapi);
    expect((await press(token, { offerId: 3 })).body).toEqual({ error: 'click-out-only' });
    const { checks } = (await (await fetch(`${cms.url}/api/health/ready`)).json()) as {
      checks: Record<string, { reason?: string }>;
    };
    expect(checks.deliveries?.reason).toContain('sin-secreto');
  });

  test('an address that is not allowed is refused with a Spanish message', async () => {
    expect(deliverySettingsOf(cms.strapi).isPrivateAllowed).toBe(true);
    const saved = publishDelivery(cms.strapi, 4, 'https://user:word@lender.example/');
    await expect(saved).rejects.toThrow('«Dirección de envío» lleva un usuario o una contraseña');
  });
});

test('the progress of an application names its lender and the state, and nothing of the lender’s own', async () => {
  const { id, token } = await consentedApplication(cms.strapi);
  await press(token);
  await expect.poll(() => stateOf(id), WAIT).toBe('accepted');
  const { body } = await post(cms.url, 'applications/progress', { token });
  expect(body.deliveries).toEqual([
    {
      ...{ offerId: 1, lender: 'lender-1', state: 'accepted', at: expect.stringMatching(/^\d{4}-.*Z$/) },
      ...{ hasIt: true, isDecided: false, notice: null },
    },
  ]);
});

test('the progress of an application says of which lender no answer is to come', async () => {
  const { id, token } = await consentedApplication(cms.strapi);
  await press(token);
  await expect.poll(() => stateOf(id), WAIT).toBe('accepted');
  const clicks = cms.strapi.db.query(uidOf('click'));
  const isDecided = async (reportedStatus: string) => {
    await clicks.updateMany({ where: { applicationId: id }, data: { reportedStatus } });
    const { body } = await post(cms.url, 'applications/progress', { token });
    return (body.deliveries as { isDecided: boolean }[]).map((delivery) => delivery.isDecided);
  };
  expect(await isDecided('under_review')).toEqual([false]);
  for (const status of ['approved', 'declined', 'signed']) expect(await isDecided(status)).toEqual([true]);
});

test('the erasure of an application erases its deliveries and their attempts', async () => {
  const { id, token } = await consentedApplication(cms.strapi);
  await press(token);
  await expect.poll(() => stateOf(id), WAIT).toBe('accepted');
  const [delivery] = await deliveries(id);
  const attempts = () => cms.strapi.db.query(uidOf('delivery-attempt')).count({ where: { deliveryId: delivery?.id } });
  expect(await attempts()).toBe(1);
  await runRetention(cms.strapi, new Date(Date.now() + 400 * 86_400_000));
  expect([await deliveries(id), await attempts()]).toEqual([[], 0]);
});

test('a withdrawal reaches the lender that has the application; the desk shows the notice with its attempts, for twelve months', async () => {
  const { id, token } = await consentedApplication(cms.strapi);
  await press(token);
  await expect.poll(() => stateOf(id), WAIT).toBe('accepted');
  const key = String((await deliveries(id))[0]?.idempotencyKey);
  for (let repeat = 0; repeat < 2; repeat += 1) await post(cms.url, 'applications/withdraw', { token });
  const where = { kind: 'withdrawal', deliveredKey: key };
  const notices = () => cms.strapi.db.query(uidOf('delivery')).findMany({ where });
  await expect.poll(async () => (await notices())[0]?.state, WAIT).toBe('accepted');
  expect([...lender.withdrawn]).toContain(key);
  const shown = await readDeliveries(cms.strapi, id);
  expect(shown).toMatchObject([
    { kind: 'withdrawal', lender: 'lender-1', state: 'accepted', attempts: [{ outcome: 'accepted', httpStatus: 200 }] },
    { kind: 'application', state: 'accepted', attempts: [{ outcome: 'accepted', httpStatus: 201 }] },
  ]);
  const { body } = await post(cms.url, 'applications/progress', { token });
  const [notice] = await notices();
  const at = new Date(String(notice?.finishedAt)).toISOString();
  expect(body.deliveries).toMatchObject([{ offerId: 1, state: 'withdrawn', hasIt: true, notice: 'arrived', at }]);
  await runRetention(cms.strapi, new Date(Date.now() + 364 * 86_400_000));
  expect(await notices()).toHaveLength(1);
  await runRetention(cms.strapi, new Date(Date.now() + 366 * 86_400_000));
  expect(await notices()).toEqual([]);
});

test('a notice of erasure reaches the lender, and its row is erased after 90 days', async () => {
  const { id, token } = await consentedApplication(cms.strapi);
  await press(token);
  await expect.poll(() => stateOf(id), WAIT).toBe('accepted');
  const [delivery] = await deliveries(id);
  const key = String(delivery?.idempotencyKey);
  expect(lender.leads.has(key)).toBe(true);
  await forgetDeliveries(cms.strapi, id, new Date());
  await expect.poll(() => lender.leads.has(key), WAIT).toBe(false);
  await runRetention(cms.strapi, new Date(Date.now() + 91 * 86_400_000));
  const notices = await cms.strapi.db.query(uidOf('delivery')).count({ where: { kind: 'erasure' } });
  expect(notices).toBe(0);
});

test('a delivery has its key once in the database', async () => {
  const row = {
    ...{ idempotencyKey: randomUUID(), kind: 'application', applicationId: 1, site: 'es-ES', lane: 'x' },
    ...{ lenderName: 'x', offerHeader: 'x', parts: [], state: 'cancelled', queuedAt: new Date(), dueAt: new Date() },
  };
  const table = cms.strapi.db.query(uidOf('delivery'));
  await table.create({ data: { ...row, offerId: 901 } });
  await expect(table.create({ data: { ...row, offerId: 902 } })).rejects.toThrow(/unique/i);
  const other = { ...row, idempotencyKey: randomUUID(), offerId: 901 };
  await expect(table.create({ data: other })).rejects.toThrow(/unique/i);
});
