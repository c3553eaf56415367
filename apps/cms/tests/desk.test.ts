import { locales } from '@prestafaro/countries';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uidOf } from '../src/content/content-types';
import type { DeskApplication, DeskPage } from '../src/leads/desk/wire';
import { type AdminCall, signInAsAdministrator, signInWithRole } from './support/admin';
import { changesOf as changesOfApplication } from './support/personal-rows';
import { createSample } from './support/sample-data';
import { type RunningCms, startCms } from './support/start-cms';
import { storeApplication } from './support/stored-applications';

let cms: RunningCms;
let manager: AdminCall;
let administrator: AdminCall;
beforeAll(async () => {
  cms = await startCms();
  administrator = await signInAsAdministrator(cms.url);
  manager = await signInWithRole(cms.strapi, cms.url, 'lead-manager-es');
});
afterAll(() => cms?.stop());

async function search(filters: object, call = manager): Promise<DeskPage> {
  const { status, body } = await call('POST', '/desk/applications/search', filters);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as DeskPage;
}

const idsOf = async (filters: object, call?: AdminCall) => (await search(filters, call)).rows.map(({ id }) => id);
const open = async (id: number, call = manager) =>
  (await call('GET', `/desk/applications/${id}`)).body as unknown as DeskApplication;
const changesOf = (id: number) => changesOfApplication(cms.strapi, id);
const rowOf = (id: number) => cms.strapi.db.query(uidOf('application')).findOne({ where: { id } });

describe('desk list', () => {
  let ids: Record<'early' | 'late' | 'matched' | 'unchecked' | 'blocked' | 'mexican', number>;
  beforeAll(async () => {
    const at = (submittedAt: string, row: object = {}) => ({ row: { submittedAt: new Date(submittedAt), ...row } });
    ids = {
      early: await storeApplication(cms.strapi, at('2026-03-01T10:00:00Z', { form: 'reg' })),
      // 0:30 on the 3rd in Madrid.
      late: await storeApplication(cms.strapi, at('2026-03-02T23:30:00Z', { status: 'approved' })),
      matched: await storeApplication(cms.strapi, at('2026-03-05T10:00:00Z', { matchCount: 2, isUnderClaim: true })),
      unchecked: await storeApplication(
        cms.strapi,
        at('2026-03-06T10:00:00Z', { status: 'submitted', matchCount: null, matchedAt: null }),
      ),
      blocked: await storeApplication(cms.strapi, at('2026-03-07T10:00:00Z', { isBlocked: true, status: 'declined' })),
      mexican: await storeApplication(cms.strapi, {
        site: 'es-MX',
        phone: '+525512345678',
        document: null,
        account: null,
        row: { submittedAt: new Date('2026-03-08T10:00:00Z'), firstName: 'María José' },
      }),
    };
  });
  const march = { from: '2026-03-01', to: '2026-03-31' };

  test('shows the columns of a lead manager, the newest first, and no encrypted value', async () => {
    const { rows, total, pageCount, sites } = await search(march);
    expect(rows.map(({ id }) => id)).toEqual([ids.unchecked, ids.matched, ids.late, ids.early]);
    expect({ total, pageCount, sites }).toEqual({ total: 4, pageCount: 1, sites: ['es-ES'] });
    expect(rows[1]).toEqual({
      id: ids.matched,
      site: 'es-ES',
      name: 'Ana López García',
      amount: 300,
      days: 91,
      status: 'under_review',
      submittedAt: '2026-03-05T10:00:00.000Z',
      phone: '+34 ••• ••• 678',
      matchCount: 2,
      isUnderClaim: true,
      isBlocked: false,
      assignee: null,
    });
  });

  test('applies each filter, and several at once', async () => {
    expect(await idsOf({ ...march, status: 'approved' })).toEqual([ids.late]);
    expect(await idsOf({ ...march, form: 'reg' })).toEqual([ids.early]);
    expect(await idsOf({ ...march, matched: 'yes' })).toEqual([ids.matched]);
    expect(await idsOf({ ...march, matched: 'no' })).toEqual([ids.late, ids.early]);
    expect(await idsOf({ ...march, matched: 'no', form: 'reg' })).toEqual([ids.early]);
    expect(await idsOf({ ...march, withBlocked: true })).toContain(ids.blocked);
  });

  test('takes the day of a filter in the time zone of the country', async () => {
    expect(await idsOf({ from: '2026-03-01', to: '2026-03-02' })).toEqual([ids.early]);
    expect(await idsOf({ from: '2026-03-03', to: '2026-03-03' })).toEqual([ids.late]);
    expect(await idsOf({ ...march, from: '2026-03-06' })).toEqual([ids.unchecked]);
  });

  test('contains only sites of the user’s countries, whatever the filter', async () => {
    expect(await idsOf({ ...march, site: 'es-MX' })).toEqual([]);
    expect(await idsOf({ ...march, site: 'es-MX' }, administrator)).toEqual([ids.mexican]);
    expect(await idsOf(march, administrator)).toContain(ids.mexican);
    expect((await search(march, administrator)).sites).toHaveLength(locales.length);
  });

  test('has pages of 25', async () => {
    for (let day = 1; day <= 27; day += 1) {
      const submittedAt = new Date(Date.UTC(2025, 4, day, 10));
      await storeApplication(cms.strapi, { row: { submittedAt, form: 'reg2' } });
    }
    const first = await search({ form: 'reg2' });
    const second = await search({ form: 'reg2', page: 2 });
    expect([first.rows.length, second.rows.length, first.pageCount, first.total]).toEqual([25, 2, 2, 27]);
    expect(second.rows.map(({ submittedAt }) => submittedAt.slice(0, 10))).toEqual(['2025-05-02', '2025-05-01']);
  });

  test('refuses an invalid filter in Spanish without repeating it', async () => {
    for (const wrong of [{ status: 'lost' }, { from: '2026-02-30' }, { search: 'x' }, { page: 0 }, { sites: [] }]) {
      const { status, body } = await manager('POST', '/desk/applications/search', wrong);
      expect(status, JSON.stringify(wrong)).toBe(422);
      expect(body.error?.message).toMatch(/^Revisa lo que has enviado/);
      expect(body.error?.message).not.toMatch(/invalid|expected|unrecognized/i);
    }
  });
});

describe('desk search', () => {
  let wanted: number;
  beforeAll(async () => {
    wanted = await storeApplication(cms.strapi, {
      phone: '+34699111222',
      document: 'X1234567L',
      account: 'ES7921000813610123456789',
      email: 'begoña.ibáñez@example.com',
      row: { firstName: 'Begoña', lastName: 'Ibáñez Ruiz' },
    });
  });

  test.each([
    ['telephone number in another spelling', '699 11 12 22'],
    ['telephone number with calling code', '0034 699-111-222'],
    ['document with dashes', 'x-1234567-l'],
    ['account', 'es79 2100 0813 6101 2345 6789'],
    ['e-mail address', 'Begoña.Ibáñez@example.com'],
    ['beginning of the first name', 'beg'],
    ['beginning of the last name', 'Ibáñ'],
    ['first name without accents', 'begona'],
    ['last name without accents, in capitals', 'IBANEZ R'],
    ['both without accents', 'begona iban'],
  ])('finds an application by %s: %s', async (_, text) => {
    expect(await idsOf({ search: text })).toEqual([wanted]);
  });

  test('finds an application by first name and the beginning of the last name', async () => {
    expect(await idsOf({ search: 'begoña ib' })).toEqual([wanted]);
  });

  test.each(['699 11 12', 'X1234567', 'ñez', 'nez', '%%', '_ego', '*ego', '[ab]egoña', 'example.com'])(
    'finds nothing for the part %s',
    async (text) => {
      const { status, body } = await manager('POST', '/desk/applications/search', { search: text });
      expect(status === 422 || (body as unknown as DeskPage).rows.length === 0).toBe(true);
    },
  );

  test('finds nothing of another country', async () => {
    const mexican = await storeApplication(cms.strapi, { site: 'es-MX', phone: '+525587654321', document: null });
    expect(await idsOf({ search: '55 8765 4321' })).toEqual([]);
    expect(await idsOf({ search: '55 8765 4321' }, administrator)).toEqual([mexican]);
  });
});

describe('desk: an application', () => {
  test('is shown completely, with masked values as stored', async () => {
    const lender = await createSample(cms.strapi, 'lender', 'prestamista-uno');
    const data = { offerId: 71, header: 'Oferta Uno', lender: lender.documentId };
    await createSample(cms.strapi, 'offer', 'oferta-uno', { data });
    const matches = [
      {
        offerId: 71,
        isMatch: false,
        reasons: [
          { code: 'age', verdict: 'met', age: 36, minAge: 21, maxAge: 70 },
          { code: 'income', verdict: 'unmet', monthlyIncomeCents: 150_000, minMonthlyIncomeCents: 200_000 },
        ],
      },
      { offerId: 72, isMatch: true, reasons: [] },
    ];
    const id = await storeApplication(cms.strapi, {
      row: { matches: JSON.stringify(matches), matchCount: 1, offersChecked: 2, lendersChecked: 1, arm: '0300.1-B' },
    });
    const at = new Date('2026-04-01T08:00:00Z');
    const records = (type: Parameters<typeof uidOf>[0], data: object) =>
      cms.strapi.db.query(uidOf(type)).create({ data: { applicationId: id, at, ...data } });
    await records('consent-record', {
      subjectHash: 'x',
      site: 'es-ES',
      purpose: 'lenders',
      isGiven: true,
      textVersion: 'es-ES:3f9a',
      text: 'Envía mi solicitud a las entidades.',
      truncatedAddress: '203.0.113.0/24',
      channel: 'application',
      isBlocked: false,
    });
    await records('click', {
      clickId: 'click-0123456789abcdef',
      ...{ site: 'es-ES', country: 'ES', offerId: 72, offerHeader: 'Oferta Dos', lenderName: 'Dos', network: 'prueba' },
      ...{ targetHost: 'lender.example', reportedStatus: 'approved', reportedAt: at },
      ...{ payoutAmount: 12.5, payoutCurrency: 'EUR' },
    });
    await records('application-change', { fromStatus: 'draft', toStatus: 'submitted', source: 'visitor' });
    const application = await open(id);
    expect(application).toMatchObject({
      status: 'under_review',
      arm: '0300.1-B',
      answers: {
        ...{ amount: 300, days: 91, purpose: 'car' },
        ...{ firstName: 'Ana', lastName: 'López García', birthDate: '1990-05-17', email: 'ana@example.com' },
        ...{ phoneMasked: '+34 ••• ••• 678', documentKind: 'dni', documentMasked: '•••• 78Z' },
        ...{ accountKind: 'iban', accountMasked: 'ES91 •••• •••• 1332' },
        ...{ employment: 'employee', monthlyIncome: 1500, inDefaultRegister: false, hasBankAccount: true },
      },
      consents: [
        { purpose: 'lenders', isGiven: true, textVersion: 'es-ES:3f9a', at: at.toISOString(), revokedAt: null },
      ],
      clicks: [{ offerId: 72, lender: 'Dos', reportedStatus: 'approved', payout: { amount: 12.5, currency: 'EUR' } }],
      history: [{ from: 'draft', to: 'submitted', source: 'visitor', actor: null, at: at.toISOString() }],
      legalChanges: ['approved', 'declined', 'signed', 'paid_out', 'withdrawn'],
    });
    expect(application.matching).toMatchObject({
      offersChecked: 2,
      offers: [
        {
          ...{ offerId: 71, header: 'Oferta Uno', lender: 'prestamista-uno', isMatch: false },
          reasons: [
            { code: 'age', verdict: 'met', min: 21, max: 70 },
            { code: 'income', verdict: 'unmet', min: 2000, max: null },
          ],
        },
        { offerId: 72, header: null, isMatch: true },
      ],
    });
    const row = await rowOf(id);
    const text = JSON.stringify(application);
    for (const column of ['phoneSealed', 'documentSealed', 'accountSealed', 'phoneHash', 'tokenHash', 'keyHash']) {
      expect(text).not.toContain(row[column]);
    }
    expect(text).not.toMatch(/612345678|12345678Z|0418450200051332/);
  });

  test('of another country answers 404 for reading and changing', async () => {
    const id = await storeApplication(cms.strapi, { site: 'es-MX', document: null, account: null });
    const before = await rowOf(id);
    const attempts: [string, string, object?][] = [
      ['GET', `/desk/applications/${id}`],
      ['POST', `/desk/applications/${id}/change`, { to: 'approved', reason: 'Lo dice la entidad' }],
      ['POST', `/desk/applications/${id}/claim`, { isUnderClaim: true, reason: 'Ha escrito' }],
    ];
    const foreign = await Promise.all(attempts.map((attempt) => manager(...attempt)));
    const unknown = await manager('GET', '/desk/applications/999999');
    expect(unknown.status).toBe(404);
    for (const answer of foreign) expect(answer).toEqual(unknown);
    for (const path of ['0', '-1', '1e3', 'x', '1%27']) {
      expect((await manager('GET', `/desk/applications/${path}`)).status, path).toBe(404);
    }
    expect(await rowOf(id)).toEqual(before);
    expect(await changesOf(id)).toEqual([]);
  });
});

describe('desk: a lead manager changes a status', () => {
  test('with a reason; the history has name, time and reason', async () => {
    const id = await storeApplication(cms.strapi);
    const change = { to: 'approved', reason: '  La entidad lo ha confirmado por teléfono. ' };
    const { status, body } = await manager('POST', `/desk/applications/${id}/change`, change);
    expect([status, body]).toEqual([200, { status: 'approved', legalChanges: expect.arrayContaining(['signed']) }]);
    expect(await rowOf(id)).toMatchObject({ status: 'approved' });
    expect((await open(id)).history).toMatchObject([
      {
        ...{ from: 'under_review', to: 'approved', source: 'lead_manager', actor: 'lead-manager-es' },
        reason: 'La entidad lo ha confirmado por teléfono.',
      },
    ]);
  });

  test.each([
    ['for a status that does not follow', 'approved', 'declined', /no puede pasar a «Denegada»/],
    ['for a status of another source', 'offers_shown', 'offer_picked', /Solo puede venir de: Clic en una oferta/],
    ['for a final status', 'paid_out', 'signed', /estado final/],
    ['for the current status', 'approved', 'approved', /ya está en ese estado/],
  ])('is refused with a message %s (%s → %s), and nothing is stored', async (_, from, to, message) => {
    const id = await storeApplication(cms.strapi, { row: { status: from } });
    const before = await rowOf(id);
    const answer = await manager('POST', `/desk/applications/${id}/change`, { to, reason: 'Un motivo cualquiera' });
    expect([answer.status, answer.body.error?.message]).toEqual([409, expect.stringMatching(message)]);
    expect(await rowOf(id)).toEqual(before);
    expect(await changesOf(id)).toEqual([]);
  });

  test('never without a reason, and never of a blocked application', async () => {
    const id = await storeApplication(cms.strapi);
    for (const reason of [undefined, '', '  ', 'ya', 'x'.repeat(601)]) {
      const answer = await manager('POST', `/desk/applications/${id}/change`, { to: 'approved', reason });
      expect(answer.status).toBe(422);
    }
    await cms.strapi.db.query(uidOf('application')).update({ where: { id }, data: { isBlocked: true } });
    const blocked = await manager('POST', `/desk/applications/${id}/change`, { to: 'approved', reason: 'Un motivo' });
    expect([blocked.status, blocked.body.error?.message]).toEqual([409, expect.stringContaining('bloqueada')]);
    expect((await open(id)).legalChanges).toEqual([]);
    expect(await changesOf(id)).toEqual([]);
  });

  test('once; the second of two simultaneous changes is refused with a message', async () => {
    const id = await storeApplication(cms.strapi);
    const change = { to: 'approved', reason: 'Los dos a la vez' };
    const answers = await Promise.all([1, 2].map(() => manager('POST', `/desk/applications/${id}/change`, change)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await changesOf(id)).toHaveLength(1);
  });
});

test('desk: a claim is set with a reason, once, and removed; the status stays (R26)', async () => {
  const id = await storeApplication(cms.strapi);
  const note = (isUnderClaim: boolean, reason: string) =>
    manager('POST', `/desk/applications/${id}/claim`, { isUnderClaim, reason });
  expect((await note(true, 'Ha escrito al defensor del cliente')).status).toBe(200);
  expect((await note(true, 'Otra vez lo mismo')).status).toBe(409);
  expect((await note(true, '')).status).toBe(422);
  expect(await open(id)).toMatchObject({
    isUnderClaim: true,
    status: 'under_review',
    history: [
      {
        ...{ from: 'under_review', to: 'under_review', source: 'lead_manager', actor: 'lead-manager-es' },
        reason: 'Reclamación abierta: Ha escrito al defensor del cliente',
      },
    ],
  });
  expect((await note(false, 'Resuelta a su favor')).status).toBe(200);
  expect(await open(id)).toMatchObject({ isUnderClaim: false });
  expect(await changesOf(id)).toHaveLength(2);
});

describe('desk: the telephone number', () => {
  test('is shown on demand, and the history has who asked before', async () => {
    const id = await storeApplication(cms.strapi, { phone: '+34611222333' });
    expect(JSON.stringify(await open(id))).not.toContain('611222333');
    const { status, body } = await manager('POST', `/desk/applications/${id}/phone`, {});
    expect([status, body]).toEqual([200, { phone: '+34611222333' }]);
    const { history, status: unchanged } = await open(id);
    expect(history[0]).toMatchObject({
      ...{
        from: unchanged,
        to: unchanged,
        source: 'lead_manager',
        actor: 'lead-manager-es',
        reason: 'Teléfono mostrado',
      },
    });
    expect(JSON.stringify(history)).not.toContain('611222333');
  });

  test('is not shown of another country or of a blocked application', async () => {
    const mexican = await storeApplication(cms.strapi, { site: 'es-MX', phone: '+525587654322', document: null });
    const blocked = await storeApplication(cms.strapi, { row: { isBlocked: true } });
    expect((await manager('POST', `/desk/applications/${mexican}/phone`, {})).status).toBe(404);
    expect((await manager('POST', `/desk/applications/${blocked}/phone`, {})).status).toBe(409);
    expect(await changesOf(blocked)).toEqual([]);
  });
});

describe('desk: access', () => {
  const addresses: [string, string, object?][] = [
    ['POST', '/desk/applications/search', {}],
    ['GET', '/desk/applications/1'],
    ['POST', '/desk/applications/1/change', { to: 'approved', reason: 'Un motivo' }],
    ['POST', '/desk/applications/1/phone', {}],
    ['POST', '/desk/applications/1/claim', { isUnderClaim: true, reason: 'Un motivo' }],
    ['POST', '/desk/exports', { purpose: 'Para ver si puedo' }],
    ['GET', '/desk/exports'],
    ['GET', '/desk/postbacks'],
    ['POST', '/desk/postbacks', { text: 'status=sale' }],
  ];

  test.each(['editor-es', 'author-es', 'moderator-es'])('is refused for the role %s', async (role) => {
    const call = await signInWithRole(cms.strapi, cms.url, role);
    for (const address of addresses) expect((await call(...address)).status, address.join(' ')).toBe(403);
  });

  test('is refused without a session and with a token of the web app', async () => {
    for (const authorization of [undefined, 'Bearer read-token-of-the-tests-0123456789', 'Bearer x']) {
      for (const [method, path, body] of addresses) {
        const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
        const answer = await fetch(`${cms.url}${path}`, { method, headers, body: body && JSON.stringify(body) });
        expect(answer.status, path).toBe(401);
      }
    }
  });

  test('is all that a lead manager can reach', async () => {
    for (const path of [
      '/content-manager/collection-types/api::article.article',
      '/content-manager/collection-types/api::comment.comment',
      '/content-manager/collection-types/api::application.application',
      '/upload/files',
      '/admin/users',
      '/admin/roles',
    ]) {
      expect((await manager('GET', path)).status, path).toBe(403);
    }
  });

  test('needs the role of a country in addition to the permission', async () => {
    const role = await cms.strapi.service('admin::role').create({ name: 'Curioso', description: 'x' });
    const permission = { action: 'api::desk.read', subject: null, conditions: [], properties: {} };
    await cms.strapi.service('admin::role').assignPermissions(role.id, [permission]);
    const call = await signInWithRole(cms.strapi, cms.url, role.code);
    expect(await search({}, call)).toMatchObject({ rows: [], total: 0, sites: [] });
  });

  test('permissions are still there after another start', async () => {
    await cms.strapi.service('admin::permission').cleanPermissionsInDatabase();
    expect((await search({})).sites).toEqual(['es-ES']);
  });
});
