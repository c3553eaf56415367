import { afterAll, beforeAll, expect, test } from 'vitest';
import { uidOf } from '../src/content/content-types';
import type { DeskExportPage } from '../src/leads/desk/wire';
import { signIn, signInWithRole } from './support/admin';
import { personalData } from './support/personal-rows';
import { ADMINISTRATOR, type RunningCms, startCms } from './support/start-cms';
import { storeApplication } from './support/stored-applications';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
  await signInWithRole(cms.strapi, cms.url, 'lead-manager-es');
  await signInWithRole(cms.strapi, cms.url, 'lead-manager-mx');
  await storeApplication(cms.strapi, {
    phone: '+34612345678',
    row: {
      ...{ firstName: '=HYPERLINK("http://example.com")', lastName: '@SUM(A1)', status: 'approved' },
      attribution: { utm_source: '-2+3', sub1: 'afiliado;uno' },
    },
  });
  await storeApplication(cms.strapi, { row: { firstName: 'Íñigo', status: 'declined' } });
  await storeApplication(cms.strapi, { row: { firstName: 'Bloqueada', isBlocked: true } });
  await storeApplication(cms.strapi, { site: 'es-MX', document: null, account: null, row: { firstName: 'Lupita' } });
});
afterAll(() => cms?.stop());

const MANAGER = 'lead-manager-es@example.com';
const PASSWORD = 'Correct-horse-2';

const tokens = new Map<string, string>();

/** The admin limits sign-ins per minute, so one session serves all tests. */
async function sessionOf(email: string, password: string): Promise<string> {
  const login = await fetch(`${cms.url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await login.json()) as { data: { token: string } };
  tokens.set(email, data.token);
  return data.token;
}

/** Requests a file like the page of the desk. */
async function take(body: object, email = MANAGER, password = PASSWORD) {
  const token = tokens.get(email) ?? (await sessionOf(email, password));
  const answer = await fetch(`${cms.url}/desk/exports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes, text: bytes.toString('utf8') };
}

const logged = () => cms.strapi.db.query(uidOf('desk-export')).findMany({ orderBy: 'id' });
const purpose = 'Informe mensual para la dirección';
const SECRETS = /612345678|12345678Z|0418450200051332|Teléfono|Documento|Cuenta;/;

test('export: contains the filtered applications of the user’s countries, without protected data', async () => {
  const { status, headers, bytes, text } = await take({ filters: {}, purpose });
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'no-store',
  ]);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="solicitudes-\d{4}-.*\.csv"$/);
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const lines = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^﻿?Número;Sitio;Estado;/);
  expect(lines[1]).toContain('Denegada');
  expect(lines[1]).toContain('Íñigo');
  expect(text).not.toMatch(/Lupita|"Bloqueada"|Bloqueada;López/);
  expect(text).not.toMatch(SECRETS);
  expect((await take({ filters: { status: 'approved' }, purpose })).text.trimEnd().split('\r\n')).toHaveLength(2);
});

test('export: escapes cells that a spreadsheet would read as formulas', async () => {
  const { text } = await take({ filters: { status: 'approved' }, purpose });
  expect(text).toContain(`"'=HYPERLINK(""http://example.com"")"`);
  expect(text).toContain("'@SUM(A1)");
  expect(text).toContain("'-2+3");
  expect(text).toContain('"afiliado;uno"');
});

test('export: contains protected data only with the permission and on request', async () => {
  const before = await logged();
  const refused = await take({ filters: {}, purpose, withSecrets: true });
  expect(refused.status).toBe(403);
  expect(refused.text).toContain('Tu rol no incluye');
  expect(await logged()).toEqual(before);
  const { email, password } = ADMINISTRATOR;
  const filters = { site: 'es-ES', status: 'approved' };
  const withSecrets = await take({ filters, purpose, withSecrets: true }, email, password);
  expect(withSecrets.status).toBe(200);
  expect(withSecrets.text).toContain("'+34612345678;DNI;12345678Z;IBAN;ES9121000418450200051332");
  expect((await take({ filters, purpose }, email, password)).text).not.toMatch(SECRETS);
});

test('export: is logged before it is sent, without the search text', async () => {
  const before = (await logged()).length;
  const filters = { status: 'declined', from: '2026-01-01', search: '612345678' };
  expect((await take({ filters, purpose: '  Revisión de denegadas ' })).status).toBe(200);
  const rows = await logged();
  expect(rows).toHaveLength(before + 1);
  expect(rows.at(-1)).toMatchObject({
    adminName: 'lead-manager-es',
    filters: { status: 'declined', from: '2026-01-01', sites: ['es-ES'], isSearch: true },
    rows: 1,
    withSecrets: false,
    purpose: 'Revisión de denegadas',
  });
  expect(JSON.stringify(rows)).not.toContain('612345678');
});

test('export: is refused and not logged without a purpose', async () => {
  const before = await logged();
  for (const wrong of [{}, { purpose: '' }, { purpose: 'para ver' }, { purpose, filters: { status: 'x' } }]) {
    expect((await take({ filters: {}, ...wrong })).status).toBe(422);
  }
  expect(await logged()).toEqual(before);
});

test('export: is not sent if it cannot be logged', async () => {
  const query = cms.strapi.db.query.bind(cms.strapi.db);
  const broken = (uid: string) => {
    if (uid !== uidOf('desk-export')) return query(uid as never);
    return { ...query(uid as never), create: () => Promise.reject(new Error('the log is full')) };
  };
  Object.assign(cms.strapi.db, { query: broken });
  try {
    const { status, text } = await take({ filters: {}, purpose });
    expect(status).toBe(500);
    expect(text).not.toContain('Íñigo');
  } finally {
    Object.assign(cms.strapi.db, { query });
  }
});

test('export log: shows a lead manager their own exports and the super administrator all of them', async () => {
  await take({ filters: {}, purpose: 'Informe de México' }, 'lead-manager-mx@example.com');
  const log = async (email: string, password: string) => {
    const call = await signIn(cms.url, email, password);
    return (await call('GET', '/desk/exports')).body as unknown as DeskExportPage;
  };
  const mexican = await log('lead-manager-mx@example.com', PASSWORD);
  expect(mexican).toMatchObject({
    total: 1,
    exports: [{ name: 'lead-manager-mx', rows: 1, purpose: 'Informe de México', filters: { sites: ['es-MX'] } }],
  });
  expect(new Date(mexican.exports[0]?.at ?? '').getTime()).toBeGreaterThan(Date.now() - 60_000);
  const all = await log(ADMINISTRATOR.email, ADMINISTRATOR.password);
  expect(all.total).toBe((await logged()).length);
  expect(new Set(all.exports.map(({ name }) => name)).size).toBeGreaterThan(2);
});

test('export: contains every application once when it needs several batches', async () => {
  for (let count = 0; count < 520; count += 1) await storeApplication(cms.strapi, { row: { form: 'reg2' } });
  const { text } = await take({ filters: { form: 'reg2' }, purpose });
  const ids = text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(';')[0]);
  expect(ids).toHaveLength(520);
  expect(new Set(ids).size).toBe(520);
});

test('export: refuses too many applications before it reads any', async () => {
  const query = cms.strapi.db.query.bind(cms.strapi.db);
  const many = (uid: string) => {
    const original = query(uid as never);
    return uid === uidOf('application') ? { ...original, count: () => Promise.resolve(5001) } : original;
  };
  Object.assign(cms.strapi.db, { query: many });
  try {
    const { status, text } = await take({ filters: {}, purpose });
    expect(status).toBe(422);
    expect(text).toContain('5001 solicitudes');
  } finally {
    Object.assign(cms.strapi.db, { query });
  }
});

async function consent(changes: object): Promise<void> {
  const data = {
    ...{ applicationId: null, subjectHash: 'a'.repeat(64), site: 'es-ES', purpose: 'messages', isGiven: true },
    ...{ textVersion: 'es-ES:1', text: 'Quiero ofertas', at: new Date(), truncatedAddress: '203.0.113.0/24' },
    ...{ channel: 'application', isBlocked: false, ...changes },
  };
  await cms.strapi.db.query(uidOf('consent-record')).create({ data });
}

test('R25: the proofs of consents are exported with their text and their revocation, and the export is logged', async () => {
  const revokedAt = new Date('2026-11-20T10:00:00.000Z');
  await consent({ subjectHash: personalData.lookupHash('email', 'prueba@example.org'), revokedAt });
  await consent({ isBlocked: true, text: 'Un permiso bloqueado' });
  await consent({ site: 'es-MX', text: 'Un permiso de México' });
  const { status, headers, text } = await take({ filters: {}, isOfProofs: true, purpose });
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toMatch(/filename="?permisos-/);
  expect(text).toContain('Publicidad por correo y SMS');
  expect(text).toContain('Quiero ofertas');
  expect(text).toContain(revokedAt.toISOString());
  expect(text).not.toMatch(/Un permiso bloqueado|Un permiso de México|[0-9a-f]{64}/);
  const entries = await logged();
  expect(entries.at(-1)).toMatchObject({ rows: 1, withSecrets: false, filters: { isOfProofs: true } });
});

test('R25: the proofs of one person are found by the whole address, also when they are blocked', async () => {
  const subjectHash = personalData.lookupHash('email', 'bloqueada@example.org');
  await consent({ subjectHash, isBlocked: true, text: 'El permiso de esta persona' });
  const filters = { search: 'Bloqueada@Example.org', withBlocked: true };
  const { text } = await take({ filters, isOfProofs: true, purpose });
  expect(text).toContain('El permiso de esta persona');
  expect(text).not.toContain('Quiero ofertas');
});

test.each([
  [{ status: 'approved' }, 'quita esos filtros'],
  [{ search: 'Íñigo' }, 'por su correo entero'],
])('proofs are not exported with the filters %j, which they do not have', async (filters, message) => {
  const { status, text } = await take({ filters, isOfProofs: true, purpose });
  expect([status, text]).toEqual([422, expect.stringContaining(message)]);
});
