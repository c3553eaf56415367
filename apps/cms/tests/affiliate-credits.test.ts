import { dateIn, toIsoDate } from '@prestafaro/countries';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PersonalType, uidOf } from '../src/content/content-types';
import { affiliateCreditsJob } from '../src/visitors/affiliates/affiliate-credits-job';
import { markRunPaid } from '../src/visitors/affiliates/payments/end-run';
import { takeBackSale } from '../src/visitors/affiliates/take-back-sale';
import { type AdminCall, signInWithRole } from './support/admin';
import { applied, createLendingSite, post, submission } from './support/applicants';
import {
  type ApprovedAffiliate,
  affiliatePageOf,
  approvedAffiliate,
  from,
  mailedToken,
} from './support/approved-affiliate';
import { clickId, networks, postback, publishOffer } from './support/click-out';
import { mailEnvironment, startMailServer } from './support/mail-server';
import { type RunningCms, startCms } from './support/start-cms';

const DAY_MS = 24 * 60 * 60_000;
const WAIT = { timeout: 20_000, interval: 50 };
const MANAGER = { email: 'affiliate-manager-es@example.com', password: 'Correct-horse-2' };

let server: Awaited<ReturnType<typeof startMailServer>>;
let cms: RunningCms;
let manager: AdminCall;
let foreigner: AdminCall;

beforeAll(async () => {
  server = await startMailServer();
  cms = await startCms({ environment: { ...mailEnvironment(server), HOSTS: 'es.example.com=ES' } });
  await createLendingSite(cms.strapi, { networks });
  await publishOffer(cms.strapi, 501);
  manager = await signInWithRole(cms.strapi, cms.url, 'affiliate-manager-es');
  foreigner = await signInWithRole(cms.strapi, cms.url, 'affiliate-manager-mx');
});
afterAll(async () => {
  await cms?.stop();
  await server?.close();
});
beforeEach(async () => {
  await expect.poll(() => cms.strapi.db.query(uidOf('mail')).count({ where: { state: 'waiting' } }), WAIT).toBe(0);
  const types = [
    ...(['affiliate', 'affiliate-change', 'affiliate-credit', 'affiliate-credit-change'] as const),
    ...(['affiliate-payment-run', 'affiliate-payment'] as const),
  ];
  for (const type of types) await cms.strapi.db.query(uidOf(type)).deleteMany({});
});

const rowsOf = (type: PersonalType, where: object = {}): Promise<Record<string, unknown>[]> =>
  cms.strapi.db.query(uidOf(type)).findMany({ where, orderBy: { id: 'asc' } });
const creditsOf = async (id: number) =>
  (await rowsOf('affiliate-credit', { affiliateId: id, kind: { $ne: 'click' } })).map(
    ({ kind, amountCents, state, reason }) => [kind, amountCents, state, reason],
  );
const after = (days: number) => new Date(Date.now() + days * DAY_MS + 60_000);
const runJob = (days: number) => affiliateCreditsJob(cms.strapi).run(after(days));
const approved = (terms: object = {}) => approvedAffiliate(cms, server.received, manager, terms);
const monthNow = () => toIsoDate(dateIn('Europe/Madrid', new Date())).slice(0, 7);
const prepare = (changes: object = {}) =>
  manager('POST', '/affiliates/runs', { site: 'es-ES', month: monthNow(), ...changes });
const pay = (run: number, changes: object = {}) =>
  manager('POST', `/affiliates/runs/${run}/paid`, {
    ...{ paidOn: `${monthNow()}-01`, reference: 'Remesa 17', ...changes },
  });
const pageOf = ({ token }: ApprovedAffiliate) => affiliatePageOf(cms, token);

/** The sale of a click that came by the link of an affiliate, reported by its network. @returns the click */
async function sold({ code }: ApprovedAffiliate): Promise<string> {
  const click = await clickId(cms, 501, { ...from(code), isSourceAllowed: true });
  expect((await postback(cms, { click_id: click, status: 'sale' })).body).toEqual({ outcome: 'applied' });
  return click;
}

/** The id of a run with the credits of one sale of 30 €, whose hold has ended. */
async function preparedRun(): Promise<{ affiliate: ApprovedAffiliate; click: string; run: number }> {
  const affiliate = await approved({ model: 'cps', rate: '30' });
  const click = await sold(affiliate);
  await runJob(30);
  const { status, body } = await prepare();
  expect(status, JSON.stringify(body)).toBe(201);
  return { affiliate, click, run: Number(body.id) };
}

test('an affiliate is paid for a month: from the first click, with one reversal, to the deduction of the next month', async () => {
  const affiliate = await approved({ model: 'cps', rate: '30', holdDays: '20' });
  const [kept, returned] = [await sold(affiliate), await sold(affiliate)];
  expect((await pageOf(affiliate)).statement?.total).toMatchObject({ clicks: 2, sales: 2, open: 6000, confirmed: 0 });
  expect((await pageOf(affiliate)).terms).toMatchObject({ holdDays: 20 });

  const reversal = { applicationId: null, clickId: returned, now: new Date() };
  await takeBackSale(cms.strapi, reversal);
  await takeBackSale(cms.strapi, reversal);
  await runJob(19);
  expect((await prepare()).status).toBe(409);
  await runJob(20);
  expect((await pageOf(affiliate)).statement).toMatchObject({
    total: { sales: 1, open: 0, confirmed: 3000, paid: 0 },
    notValid: [{ kind: 'sale', amount: 3000, reason: 'returned', note: null }],
  });

  const { body: prepared } = await prepare();
  const { body: shown } = await manager('GET', `/affiliates/runs/${prepared.id}`);
  expect(shown.payments).toMatchObject([
    { code: affiliate.code, amountCents: 3000, currency: 'EUR', payoutDetails: 'cuenta@pagos.example', state: 'due' },
  ]);
  const [payment] = shown.payments as { id: number }[];
  const paid = await pay(Number(prepared.id), { references: { [Number(payment?.id)]: 'PP-9' } });
  expect(paid.status, JSON.stringify(paid.body)).toBe(200);
  const page = await pageOf(affiliate);
  expect(page.statement).toMatchObject({
    total: { confirmed: 0, paid: 3000 },
    payments: [{ paidOn: `${monthNow()}-01`, amount: 3000, currency: 'EUR', reference: 'PP-9' }],
  });
  expect(JSON.stringify(page)).not.toMatch(/secret|Casilda|pagos\.example/i);

  const late = { applicationId: null, clickId: kept, now: new Date() };
  await Promise.all([takeBackSale(cms.strapi, late), takeBackSale(cms.strapi, late)]);
  await takeBackSale(cms.strapi, late);
  expect(await creditsOf(affiliate.id)).toEqual([
    ['sale', 3000, 'paid', null],
    ['sale', 3000, 'void', 'returned'],
    ['correction', -3000, 'confirmed', 'returned'],
  ]);
  const nothing = await prepare();
  expect([nothing.status, nothing.body.error?.message]).toEqual([
    409,
    expect.stringContaining(`${affiliate.code}, -30,00 EUR: las correcciones restan todo`),
  ]);
  await sold(affiliate);
  await sold(affiliate);
  await runJob(20);
  const next = await prepare();
  expect((await manager('GET', `/affiliates/runs/${next.body.id}`)).body.payments).toMatchObject([
    { amountCents: 3000 },
  ]);
});

describe('a lead', () => {
  test('is confirmed after its hold if the applicant opened it by the mailed link, else it is not valid', async () => {
    const affiliate = await approved();
    const [opens, ignores] = ['opens@example.com', 'ignores@example.com'];
    for (const email of [opens, ignores]) await applied(cms.url, submission(from(affiliate.code), { email }));
    const token = await mailedToken(server.received, opens, 1);
    expect((await post(cms.url, 'applications/progress', { token })).status).toBe(200);
    await runJob(29);
    expect(await creditsOf(affiliate.id)).toEqual([
      ['lead', 1250, 'open', null],
      ['lead', 1250, 'open', null],
    ]);
    await Promise.all([runJob(30), runJob(30)]);
    await runJob(31);
    expect(await creditsOf(affiliate.id)).toEqual([
      ['lead', 1250, 'confirmed', null],
      ['lead', 1250, 'void', 'unconfirmed'],
    ]);
    expect(await rowsOf('affiliate-credit-change')).toMatchObject([
      { fromState: 'open', toState: 'void', actor: null, reason: 'unconfirmed' },
    ]);
    expect((await pageOf(affiliate)).statement).toMatchObject({
      total: { leads: 1, confirmed: 1250 },
      notValid: [{ kind: 'lead', count: 1, amount: 1250, reason: 'unconfirmed' }],
    });
  });

  test('is confirmed after its hold if a lender decided in favour', async () => {
    const affiliate = await approved({ holdDays: '0' });
    const token = await applied(cms.url, submission(from(affiliate.code)));
    const click = await clickId(cms, 501, { ...from(affiliate.code), isSourceAllowed: true, token });
    expect((await postback(cms, { click_id: click, status: 'approved' })).body).toEqual({ outcome: 'applied' });
    await runJob(0);
    expect(await creditsOf(affiliate.id)).toEqual([['lead', 1250, 'confirmed', null]]);
  });

  test('is not confirmed by the browser that sent the application', async () => {
    const affiliate = await approved({ holdDays: '0' });
    const token = await applied(cms.url, submission(from(affiliate.code)));
    await post(cms.url, 'applications/progress', { token });
    await runJob(0);
    expect(await creditsOf(affiliate.id)).toEqual([['lead', 1250, 'void', 'unconfirmed']]);
  });
});

test('credits of an earlier release are confirmed after the usual hold, also leads that nobody confirmed', async () => {
  const { id } = await approved();
  const now = Date.now();
  const earlier = (days: number, kind: string, amountCents: number) => ({
    ...{ affiliateId: id, site: 'es-ES', cause: `${kind}:earlier-${days}`, kind, model: 'cpl', amountCents },
    ...{ currency: 'EUR', at: new Date(now - days * DAY_MS) },
    day: new Date(now - days * DAY_MS).toISOString().slice(0, 10),
  });
  await cms.strapi.db.query(uidOf('affiliate-credit')).createMany({
    data: [earlier(40, 'lead', 1250), earlier(5, 'lead', 1250), earlier(4, 'sale', 0)],
  });
  await runJob(0);
  expect(await creditsOf(id)).toEqual([
    ['lead', 1250, 'confirmed', null],
    ['lead', 1250, 'open', null],
    ['sale', 0, null, null],
  ]);
  await runJob(26);
  expect((await creditsOf(id))[1]).toEqual(['lead', 1250, 'confirmed', null]);
});

describe('a manager', () => {
  const decide = (id: number, credit: unknown, decision: 'void' | 'restore', call = manager) =>
    call('POST', `/affiliates/${id}/credits/${credit}/${decision}`, { reason: 'Tráfico incentivado' });

  test('makes a credit not valid with a reason and undoes it, with both in the history', async () => {
    const affiliate = await approved({ model: 'cps', rate: '30' });
    await sold(affiliate);
    const [sale] = await rowsOf('affiliate-credit', { kind: 'sale' });
    expect((await decide(affiliate.id, sale?.id, 'void', foreigner)).status).toBe(404);
    expect((await decide(affiliate.id, sale?.id, 'restore')).status).toBe(409);
    expect((await decide(affiliate.id, sale?.id, 'void')).status).toBe(200);
    expect((await decide(affiliate.id, sale?.id, 'void')).status).toBe(409);
    expect((await pageOf(affiliate)).statement).toMatchObject({
      total: { sales: 0, open: 0 },
      notValid: [{ kind: 'sale', amount: 3000, reason: 'decision', note: 'Tráfico incentivado' }],
    });
    expect((await decide(affiliate.id, sale?.id, 'restore')).status).toBe(200);
    const { body } = await manager('GET', `/affiliates/${affiliate.id}/credits`);
    expect(body).toMatchObject({
      pages: 1,
      rows: [
        {
          ...{ kind: 'sale', state: 'open', reason: null, isInPayment: false },
          history: [
            { fromState: 'void', toState: 'open', note: 'Tráfico incentivado', actor: expect.any(String) },
            { fromState: 'open', toState: 'void', note: 'Tráfico incentivado', actor: expect.any(String) },
          ],
        },
      ],
    });
  });

  test('restores a lead that nobody confirmed, which then stays confirmed', async () => {
    const affiliate = await approved({ holdDays: '0' });
    await applied(cms.url, submission(from(affiliate.code)));
    await runJob(0);
    const [lead] = await rowsOf('affiliate-credit', { kind: 'lead' });
    expect((await decide(affiliate.id, lead?.id, 'restore')).status).toBe(200);
    await runJob(1);
    expect(await creditsOf(affiliate.id)).toEqual([['lead', 1250, 'confirmed', null]]);
  });

  test('adds a correction once for a form, makes it void and gets its reason back', async () => {
    const { id } = await approved();
    const key = '6f1d2c3b-4a59-4e68-9777-868594a3b2c1';
    const correct = (amount: string) =>
      manager('POST', `/affiliates/${id}/corrections`, { key, amount, reason: 'Acuerdo de octubre' });
    const message = (await correct('5.555')).body.error?.message;
    expect(message).toContain('no se sabe si el signo separa millares o decimales');
    const twice = await Promise.all([correct('-7,25'), correct('-7,25')]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await correct('-7,26')).body.error?.message).toContain('ya se guardó con otro importe');
    expect(await creditsOf(id)).toEqual([['correction', -725, 'confirmed', 'decision']]);
    const [correction] = await rowsOf('affiliate-credit');
    await decide(id, correction?.id, 'void');
    await decide(id, correction?.id, 'restore');
    expect(await rowsOf('affiliate-credit')).toMatchObject([{ state: 'confirmed', note: 'Acuerdo de octubre' }]);
  });

  test('cannot change a credit that a payment contains', async () => {
    const { affiliate } = await preparedRun();
    const [sale] = await rowsOf('affiliate-credit', { kind: 'sale' });
    const { status, body } = await decide(affiliate.id, sale?.id, 'void');
    expect([status, body.error?.message]).toEqual([409, expect.stringContaining('Añade una corrección')]);
  });
});

describe('a payment run', () => {
  test('contains a credit once, also if two managers prepare at once', async () => {
    const affiliate = await approved({ model: 'cps', rate: '30' });
    await sold(affiliate);
    await runJob(30);
    const answers = await Promise.all([prepare(), prepare(), prepare()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await rowsOf('affiliate-payment')).toHaveLength(1);
  });

  test('that two managers mark as paid at once is paid once', async () => {
    const { affiliate, run } = await preparedRun();
    const statuses = (await Promise.all([pay(run), pay(run)])).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409]);
    expect((await pageOf(affiliate)).statement?.payments).toHaveLength(1);
    expect((await prepare()).status).toBe(409);
  });

  test('that fails halfway is not paid at all, and can be paid then', async () => {
    const { affiliate, run } = await preparedRun();
    const paid = { paidOn: '2026-11-01', reference: 'x', references: {}, actor: 'x', now: new Date() };
    const crash = cms.strapi.db.transaction(async () => {
      await markRunPaid(cms.strapi, { id: run }, paid);
      throw new Error('crash');
    });
    await expect(crash).rejects.toThrow('crash');
    expect((await pageOf(affiliate)).statement).toMatchObject({ total: { confirmed: 3000, paid: 0 }, payments: [] });
    expect((await pay(run)).status).toBe(200);
    expect((await pageOf(affiliate)).statement).toMatchObject({ total: { confirmed: 0, paid: 3000 } });
  });

  test('that is cancelled frees its credits for another one', async () => {
    const { run } = await preparedRun();
    const cancel = () => manager('POST', `/affiliates/runs/${run}/cancel`, { reason: 'Cuenta equivocada' });
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(409);
    expect((await pay(run)).status).toBe(409);
    expect((await prepare()).status).toBe(201);
  });

  test('until an earlier month contains the corrections of now, and no later sale', async () => {
    const affiliate = await approved({ model: 'cps', rate: '30' });
    await sold(affiliate);
    await cms.strapi.db
      .query(uidOf('affiliate-credit'))
      .updateMany({ where: { affiliateId: affiliate.id, kind: 'sale' }, data: { day: '2026-01-15' } });
    await sold(affiliate);
    await runJob(30);
    const correction = { key: '0a1b2c3d-4e5f-4a6b-8c7d-8e9fa0b1c2d3', amount: '-10', reason: 'Pago doble' };
    expect((await manager('POST', `/affiliates/${affiliate.id}/corrections`, correction)).status).toBe(200);
    const { body } = await prepare({ month: '2026-01' });
    expect((await manager('GET', `/affiliates/runs/${body.id}`)).body.payments).toMatchObject([{ amountCents: 2000 }]);
  });

  test('deducts a sale that was taken back while the run was open from the next one', async () => {
    const { affiliate, click, run } = await preparedRun();
    await takeBackSale(cms.strapi, { applicationId: null, clickId: click, now: new Date() });
    expect((await pay(run)).status).toBe(200);
    expect(await creditsOf(affiliate.id)).toEqual([
      ['sale', 3000, 'paid', null],
      ['correction', -3000, 'confirmed', 'returned'],
    ]);
  });

  test('lists who is not paid with the reason, and says so if it is everybody', async () => {
    const rich = await approved({ model: 'cps', rate: '30' });
    const poor = await approved({ model: 'cps', rate: '3' });
    const unknown = await approved({ model: 'cps', rate: '30', payoutDetails: '' });
    for (const affiliate of [rich, poor, unknown]) await sold(affiliate);
    await runJob(30);
    const { status, body } = await prepare({ minimum: '1.000,00' });
    expect([status, body.error?.message]).toEqual([
      409,
      expect.stringContaining(`${rich.code}, 30,00 EUR: no llega al mínimo`),
    ]);
    const { body: prepared } = await prepare({ minimum: '10' });
    const { body: shown } = await manager('GET', `/affiliates/runs/${prepared.id}`);
    const held = (shown.payments as { code: string; heldFor: string | null }[]).map(({ code, heldFor }) => [
      code,
      heldFor,
    ]);
    expect(Object.fromEntries(held)).toEqual({
      ...{ [rich.code]: null, [poor.code]: 'minimum', [unknown.code]: 'no-details' },
    });
    expect((await pay(Number(prepared.id))).status).toBe(200);
    expect((await pageOf(poor)).statement).toMatchObject({ total: { confirmed: 300, paid: 0 }, payments: [] });
  });

  test('is a file with accounts while it is open, for the managers of the country', async () => {
    const { affiliate, run } = await preparedRun();
    const login = await fetch(`${cms.url}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(MANAGER),
    });
    const { data } = (await login.json()) as { data: { token: string } };
    const file = async () => {
      const headers = { authorization: `Bearer ${data.token}` };
      return (await fetch(`${cms.url}/affiliates/runs/${run}/file`, { headers })).text();
    };
    expect(await file()).toContain(`${affiliate.code};Berta Secreta;30,00;EUR;PayPal;cuenta@pagos.example;Por pagar;;`);
    await pay(run);
    expect(await file()).toContain(`${affiliate.code};Berta Secreta;30,00;EUR;PayPal;;Pagado;;Remesa 17`);
    for (const path of ['', '/file'])
      expect((await foreigner('GET', `/affiliates/runs/${run}${path}`)).status).toBe(404);
    expect((await foreigner('GET', '/affiliates/runs')).body).toMatchObject({ rows: [] });
    expect((await foreigner('POST', '/affiliates/runs', { site: 'es-ES', month: monthNow() })).status).toBe(404);
  });

  test.each([
    ['prepared', { month: '2099-01' }, '«Hasta el mes»: aún no ha llegado'],
    ['prepared', { month: 'noviembre' }, 'escríbelo como 2026-11'],
    ['prepared', { minimum: '5.555' }, '«Mínimo»: no se sabe'],
    ['paid', { paidOn: '2099-01-01' }, '«Día del pago»: aún no ha llegado'],
    ['paid', { paidOn: '2006-11-01' }, '«Día del pago»: hace más de dos años'],
    ['paid', { paidOn: '2026-02-31' }, 'escribe un día que exista'],
    ['paid', { reference: '' }, '«Referencia»: necesita al menos 3'],
    ['paid', { references: { 999999: 'x' } }, 'no está en este lote'],
  ])('is not %s with %j, and the answer says how to mend it', async (what, changes, message) => {
    const { run } = await preparedRun();
    const { status, body } = await (what === 'paid' ? pay(run, changes) : prepare(changes));
    expect([status, body.error?.message]).toEqual([422, expect.stringContaining(message)]);
  });
});
