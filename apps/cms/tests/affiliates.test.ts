import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PersonalType, uidOf } from '../src/content/content-types';
import { runRetention } from '../src/leads/retention/run-retention';
import type { ShownAffiliate } from '../src/visitors/affiliates/wire';
import { changeApplicationStatus } from '../src/visitors/applications/change-status';
import { type AdminAnswer, type AdminCall, signInWithRole } from './support/admin';
import { applied, createLendingSite, submission } from './support/applicants';
import { clickId, networks, postback, publishOffer } from './support/click-out';
import { linkedToken, mailEnvironment, type ReceivedMail, startMailServer, wordsOf } from './support/mail-server';
import { postAsWeb } from './support/post-as-web';
import { type RunningCms, startCms, WRITE_TOKEN } from './support/start-cms';
import { newAddress } from './support/visitors';

const WAIT = { timeout: 20_000, interval: 50 };

let server: Awaited<ReturnType<typeof startMailServer>>;
let cms: RunningCms;
let manager: AdminCall;
let foreigner: AdminCall;

beforeAll(async () => {
  server = await startMailServer();
  const environment = { ...mailEnvironment(server), HOSTS: 'es.example.com=ES' };
  cms = await startCms({ environment });
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
  const types = ['affiliate', 'affiliate-change', 'affiliate-credit', 'mail', 'mailed-link'] as const;
  for (const type of types) await cms.strapi.db.query(uidOf(type)).deleteMany({});
  server.received.length = 0;
  // A day has four requests for an address.
  people += 1;
  PERSON.email = `Berta.Secreta-${people}@example.com`;
});

const PERSON = { name: 'Berta Secreta', email: '', website: 'ahorro-secreto.example' };
let people = 0;

const request = (changes: object = {}) => ({
  ...{ locale: 'es-ES', ...PERSON, model: 'cpl', payoutMethod: 'paypal', terms: true, proof: null },
  text: 'Un blog secreto sobre ahorro con visitas de buscadores.',
  address: newAddress(),
  ...changes,
});

async function post(path: string, message: object, token: string | null = WRITE_TOKEN) {
  const answer = await postAsWeb(cms.url, path, message, token);
  const text = await answer.text();
  const body: Record<string, unknown> = text.startsWith('{') ? JSON.parse(text) : {};
  return { status: answer.status, body };
}

const rowsOf = (type: PersonalType): Promise<Record<string, unknown>[]> =>
  cms.strapi.db.query(uidOf(type)).findMany({ orderBy: { id: 'asc' } });
const affiliates = () => rowsOf('affiliate');
const credits = async () => (await rowsOf('affiliate-credit')).map(({ kind, amountCents }) => [kind, amountCents]);
const mailNames = async () => (await rowsOf('mail')).map(({ template }) => template);

/** The token in the link of the newest mail. */
async function mailedToken(count: number): Promise<string> {
  await expect.poll(() => server.received.length, WAIT).toBe(count);
  return linkedToken(wordsOf(server.received[count - 1] as ReceivedMail));
}

const detailOf = ({ status, body }: AdminAnswer) => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as ShownAffiliate;
};

const approval = {
  to: 'approved',
  reason: 'Buena web',
  model: 'cpl',
  rate: '12,50',
  payoutDetails: 'cuenta@pagos.example',
};

/** An approved affiliate, its code and the token of its page. */
async function approved(changes: object = {}) {
  await post('affiliates', request());
  const token = await mailedToken(1);
  await post('affiliates/confirm', { locale: 'es-ES', token });
  const [{ id, code } = { id: 0, code: '' }] = await affiliates();
  const { status, body } = await manager('POST', `/affiliates/${id}/decision`, { ...approval, ...changes });
  expect(status, JSON.stringify(body)).toBe(200);
  return { id: Number(id), code: String(code), token: await mailedToken(2) };
}

describe('a request', () => {
  test('is stored encrypted, confirmed by mail, and shown to the managers of its country only', async () => {
    expect(await post('affiliates', request())).toEqual({ status: 201, body: { outcome: 'accepted' } });
    const rows = await affiliates();
    expect(rows).toMatchObject([{ state: 'requested', site: 'es-ES', country: 'ES', confirmedAt: null }]);
    expect(JSON.stringify(rows)).not.toMatch(/secret/i);
    const token = await mailedToken(1);
    expect(wordsOf(server.received[0] as ReceivedMail)).not.toMatch(/Berta Secreta|ahorro-secreto/);

    const [{ id } = { id: 0 }] = rows;
    expect(detailOf(await manager('GET', `/affiliates/${id}`))).toMatchObject({ ...PERSON, isConfirmed: false });
    expect((await foreigner('GET', `/affiliates/${id}`)).status).toBe(404);
    expect((await foreigner('GET', '/affiliates')).body).toMatchObject({ rows: [] });
    expect(await post('affiliates/confirm', { locale: 'es-ES', token })).toMatchObject({ status: 200 });
    expect((await manager('GET', '/affiliates')).body).toMatchObject({ rows: [{ id, isConfirmed: true }] });
  });

  test('needs the token of the web app, and names what is wrong with it', async () => {
    expect((await post('affiliates', request(), null)).status).toBe(401);
    const { status, body } = await post('affiliates', request({ email: 'berta', terms: false }));
    expect([status, body]).toEqual([
      422,
      {
        errors: [
          { field: 'email', code: 'invalid' },
          { field: 'terms', code: 'invalid' },
        ],
      },
    ]);
  });

  test('that comes twice, also at once, is one request and one mail, with the same answer', async () => {
    const answers = await Promise.all([request(), request(), request()].map((message) => post('affiliates', message)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await affiliates()).toHaveLength(1);
    expect(await mailNames()).toEqual(['affiliate-request']);
  });

  test.each([
    ['that nobody confirmed', 30, { state: 'requested' }],
    ['that was refused', 180, { state: 'refused' }],
  ])('%s is erased after %i days', async (_, days, change) => {
    await post('affiliates', request());
    await mailedToken(1);
    await cms.strapi.db.query(uidOf('affiliate')).updateMany({ where: {}, data: change });
    const onDay = (day: number) => new Date(Date.now() + day * 86_400_000 + 60_000);
    await runRetention(cms.strapi, onDay(days - 1));
    expect(await affiliates()).toHaveLength(1);
    await runRetention(cms.strapi, onDay(days));
    expect([await affiliates(), await rowsOf('affiliate-change')]).toEqual([[], []]);
  });
});

describe('a decision', () => {
  test('approves with terms, writes the history and mails the code with a link', async () => {
    const { id, code } = await approved();
    const shown = detailOf(await manager('GET', `/affiliates/${id}`));
    expect(shown).toMatchObject({ state: 'approved', model: 'cpl', rateCents: 1250, currency: 'EUR', code });
    expect(shown).toMatchObject({ payoutDetails: 'cuenta@pagos.example', link: `https://es.example.com/?aff=${code}` });
    expect(shown.history).toMatchObject([
      { from: 'requested', to: 'approved', reason: 'Buena web', rateCents: 1250 },
      { from: null, to: 'requested', actor: null },
    ]);
    expect(JSON.stringify(await affiliates())).not.toContain('pagos.example');
    expect(wordsOf(server.received[1] as ReceivedMail)).toContain(`?aff=${code}`);
  });

  test.each([
    [{ rate: '' }, 422, '«Tarifa»: escribe cuánto se paga'],
    [{ rate: '1,5 euros por lead' }, 422, '«Tarifa»: escribe un número'],
    [{ rate: '5.555' }, 422, '«Tarifa»: no se sabe si el signo separa millares o decimales'],
    [{ holdDays: 'un mes' }, 422, '«Días de espera»: escribe un número entero'],
    [{ model: undefined }, 422, '«Modelo»: elige CPL o CPS'],
    [{ reason: '' }, 422, '«Motivo»: necesita al menos 3 caracteres'],
    [{ to: 'paused' }, 409, 'no se puede «Poner en pausa»'],
  ])('with %j is refused with %i and says how to mend it', async (changes, status, message) => {
    await post('affiliates', request());
    const [row] = await affiliates();
    await post('affiliates/confirm', { locale: 'es-ES', token: await mailedToken(1) });
    const answer = await manager('POST', `/affiliates/${row?.id}/decision`, { ...approval, ...changes });
    expect([answer.status, answer.body.error?.message]).toEqual([status, expect.stringContaining(message)]);
    expect(await affiliates()).toMatchObject([{ state: 'requested', model: null }]);
  });

  test('does not approve an address that nobody confirmed', async () => {
    await post('affiliates', request());
    const [row] = await affiliates();
    const { status, body } = await manager('POST', `/affiliates/${row?.id}/decision`, approval);
    expect([status, body.error?.message]).toEqual([409, expect.stringContaining('no ha confirmado su dirección')]);
  });

  test('belongs to the managers of the country', async () => {
    const { id } = await approved();
    expect((await foreigner('POST', `/affiliates/${id}/decision`, { to: 'paused', reason: 'xxx' })).status).toBe(404);
    for (const code of ['editor-es', 'lead-manager-es']) {
      const other = await signInWithRole(cms.strapi, cms.url, code);
      expect((await other('GET', '/affiliates')).status, code).toBe(403);
    }
    expect((await fetch(`${cms.url}/affiliates`)).status).toBe(401);
  });

  test('made twice at once counts once', async () => {
    const { id } = await approved();
    const pause = () => manager('POST', `/affiliates/${id}/decision`, { to: 'paused', reason: 'Revisión' });
    const statuses = (await Promise.all([pause(), pause()])).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409]);
  });
});

const from = (code: string) => ({ attribution: { utm_source: code, utm_medium: 'affiliate', sub1: code } });

describe('credits', () => {
  test('count a click, a lead and a sale, and pay the lead under CPL', async () => {
    const { id, code } = await approved();
    const token = await applied(cms.url, submission(from(code)));
    const click = await clickId(cms, 501, { ...from(code), isSourceAllowed: true, token });
    const report = { click_id: click, status: 'sale' };
    expect((await postback(cms, report)).body).toEqual({ outcome: 'applied' });
    expect((await postback(cms, report)).body).toEqual({ outcome: 'repeated' });
    expect((await postback(cms, { ...report, event_id: '2' })).body).toEqual({ outcome: 'unchanged' });
    expect(await credits()).toEqual([
      ['lead', 1250],
      ['click', 0],
      ['sale', 0],
    ]);
    const { body } = await manager('GET', `/affiliates/${id}/statement`);
    expect(body).toMatchObject({
      total: { clicks: 1, leads: 1, sales: 1, open: 1250, confirmed: 0, paid: 0 },
      currency: 'EUR',
    });
  });

  test('pay the sale under CPS, once, also when the desk reports it', async () => {
    const { code } = await approved({ model: 'cps', rate: '30' });
    await applied(cms.url, submission(from(code)));
    const [application] = (await rowsOf('application')).slice(-1);
    const now = new Date();
    const change = { applicationId: Number(application?.id), source: 'lead_manager', now } as const;
    await cms.strapi.db
      .query(uidOf('application'))
      .update({ where: { id: change.applicationId }, data: { status: 'signed' } });
    await changeApplicationStatus(cms.strapi, { ...change, to: 'paid_out' });
    await changeApplicationStatus(cms.strapi, { ...change, to: 'paid_out' });
    expect(await credits()).toEqual([
      ['lead', 0],
      ['sale', 3000],
    ]);
  });

  test('count the sale of a click without an application once, whatever its reports', async () => {
    const { code } = await approved({ model: 'cps', rate: '30' });
    const click = await clickId(cms, 501, { ...from(code), isSourceAllowed: true });
    const reports = ['1', '2', '3'].map((event_id) => postback(cms, { click_id: click, status: 'sale', event_id }));
    expect((await Promise.all(reports)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await credits()).toEqual([
      ['click', 0],
      ['sale', 3000],
    ]);
  });

  test('keep the terms of their day when a manager changes them', async () => {
    const { id, code } = await approved();
    await applied(cms.url, submission(from(code)));
    await manager('POST', `/affiliates/${id}/decision`, { ...approval, rate: '20', reason: 'Subida acordada' });
    await applied(cms.url, submission(from(code)));
    expect(await credits()).toEqual([
      ['lead', 1250],
      ['lead', 2000],
    ]);
  });

  test.each([
    ['an unknown code', (_: string) => 'a-zzzzzz', { state: 'approved' }],
    ['a paused affiliate', (code: string) => code, { state: 'paused' }],
    ['an affiliate of another country', (code: string) => code, { country: 'MX' }],
  ])('are not given for %s', async (_, codeOf, change) => {
    const { code } = await approved();
    await cms.strapi.db.query(uidOf('affiliate')).updateMany({ where: { code }, data: change });
    await applied(cms.url, submission(from(codeOf(code))));
    await clickId(cms, 501, { ...from(codeOf(code)), isSourceAllowed: true });
    expect(await credits()).toEqual([]);
  });

  test('are not given for a click without consent to measurement', async () => {
    const { code } = await approved();
    await clickId(cms, 501, { ...from(code), isSourceAllowed: false });
    expect(await credits()).toEqual([]);
  });
});

describe('the statement', () => {
  test('is a CSV file for the managers of the country', async () => {
    const { id, code } = await approved();
    await applied(cms.url, submission(from(code)));
    const login = await fetch(`${cms.url}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'affiliate-manager-es@example.com', password: 'Correct-horse-2' }),
    });
    const { data } = (await login.json()) as { data: { token: string } };
    const file = await fetch(`${cms.url}/affiliates/${id}/statement/file`, {
      headers: { authorization: `Bearer ${data.token}` },
    });
    const [month] = new Date().toISOString().split(/-\d\dT/);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="extracto-${code}-${month}.csv"`);
    expect(await file.text()).toContain('Total;0;1;0;12,50;0,00;0,00');
    expect((await foreigner('GET', `/affiliates/${id}/statement/file`)).status).toBe(404);
    const { status: refused, body } = await manager('GET', `/affiliates/${id}/statement?month=noviembre`);
    expect([refused, body.error?.message]).toEqual([422, 'El mes no es válido. Escríbelo como 2026-11.']);
  });
});

describe('the page of an affiliate', () => {
  const page = (token: string, changes: object = {}) =>
    post('affiliates/page', { locale: 'es-ES', token, month: null, ...changes });

  test('shows terms and numbers, and nothing personal', async () => {
    const { code, token } = await approved();
    await applied(cms.url, submission(from(code)));
    const { status, body } = await page(token);
    expect([status, body]).toMatchObject([
      200,
      {
        state: 'approved',
        terms: {
          ...{ code, model: 'cpl', rate: 1250, currency: 'EUR', holdDays: 30, payoutMethod: 'paypal' },
          account: '•••• mple',
        },
        statement: { total: { clicks: 0, leads: 1, sales: 0, open: 1250, confirmed: 0, paid: 0 } },
      },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/secret|Casilda|pagos\.example/i);
  });

  test('shows no terms before the approval', async () => {
    await post('affiliates', request());
    const { body } = await page(await mailedToken(1));
    expect(body).toEqual({
      ...{ state: 'requested', isConfirmed: false, website: PERSON.website },
      ...{ terms: null, months: [], statement: null },
    });
  });

  test('opens with no token that is guessed, expired or of another site', async () => {
    const { token } = await approved();
    expect((await page('x'.repeat(43))).status).toBe(404);
    expect((await page(token, { locale: 'es-MX' })).status).toBe(404);
    await cms.strapi.db.query(uidOf('mailed-link')).updateMany({ where: {}, data: { expiresAt: new Date(0) } });
    for (const path of ['page', 'confirm'])
      expect((await post(`affiliates/${path}`, { locale: 'es-ES', token, month: null })).status).toBe(404);
  });

  test('mails another link to the address of the affiliate, three times an hour', async () => {
    const { token } = await approved();
    await cms.strapi.db.query(uidOf('mailed-link')).updateMany({ where: {}, data: { expiresAt: new Date(0) } });
    const renew = () => post('affiliates/renew-link', { locale: 'es-ES', token });
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await renew()).status);
    expect(statuses).toEqual([202, 202, 202, 429]);
    const renewed = await mailedToken(5);
    expect(server.received.at(-1)?.to).toEqual([PERSON.email]);
    expect((await page(renewed)).status).toBe(200);
  });
});
