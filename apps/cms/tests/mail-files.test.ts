import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { locales } from '@prestafaro/countries';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleMails } from '../src/delivery/mail/sample-mails';
import { signInAsAdministrator, signInWithRole } from './support/admin';
import { applied, createLendingSite, SECRETS } from './support/applicants';
import { ADMINISTRATOR, type RunningCms, startCms } from './support/start-cms';

const MAIL_BOUNCE_TOKEN = 'bounce-token-of-the-tests-0123456789';
const RETURN_MAIL = path.join(__dirname, '../../../scripts/return-mail.mjs');

let folder: string;
let cms: RunningCms;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'mails-'));
  cms = await startCms({ environment: { MAIL_FOLDER: folder, MAIL_BOUNCE_TOKEN } });
  await createLendingSite(cms.strapi);
  await applied(cms.url);
});
afterAll(async () => {
  await cms?.stop();
  rmSync(folder, { recursive: true, force: true });
});
/** The mail to the applicant, as text and as the page that the applicant sees. */
beforeEach(() => expect.poll(() => readdirSync(folder)).toHaveLength(2));

/** The status and the body of a request that names a host. */
const get = (address: string, host: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const outgoing = request(`${cms.url}${address}`, { headers: { host, ...headers } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, body }));
    });
    outgoing.on('error', reject).end();
  });

test('without a mail server a mail is kept as a file that only its owner can read', () => {
  const names = readdirSync(folder).sort();
  expect(names.map((name) => path.extname(name))).toEqual(['.eml', '.html']);
  for (const name of names) expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
});

test('/api/mail-files lists the files, and shows a mail as the applicant sees it', async () => {
  const { status, body } = await get('/api/mail-files', 'localhost');
  expect(status).toBe(200);
  const links = [...body.matchAll(/href="([^"]+)"/g)].map(([, link]) => String(link));
  const [html = '', eml = ''] = ['.html', '.eml'].map((end) => links.find((link) => link.endsWith(end)));
  expect((await get(html, 'localhost')).body).toContain('Hemos recibido tu solicitud');
  expect((await get(eml, 'localhost')).body).toContain(`To: ${SECRETS.email}`);
});

test.each(['/api/mail-files', '/api/mail-files/x.eml', '/api/mail-previews', '/api/mail-previews/es-ES/0'])(
  '%s answers 404 to a request that names a public host',
  async (address) => {
    expect((await get(address, 'cms.example.com')).status).toBe(404);
  },
);

test('/api/mail-files gives no file outside of the folder', async () => {
  for (const name of ['..%2Fcms.sqlite', '%2Fetc%2Fpasswd', 'unknown.html']) {
    expect((await get(`/api/mail-files/${name}`, 'localhost')).status).toBe(404);
  }
});

test('/api/mail-previews shows one mail of each kind in the words of each site', async () => {
  const { body } = await get('/api/mail-previews', 'localhost');
  const links = [...body.matchAll(/href="([^"]+)"/g)].map(([, link]) => String(link));
  expect(links).toHaveLength(locales.length * sampleMails.length);
  for (const link of links) expect([link, (await get(link, 'localhost')).status]).toEqual([link, 200]);
  expect((await get('/api/mail-previews/es-ES/0', 'localhost')).body).toContain('Hemos recibido tu solicitud');
  for (const other of ['es-ES/99', 'xx-XX/0', 'es-ES/x'])
    expect((await get(`/api/mail-previews/${other}`, 'localhost')).status).toBe(404);
});

describe('the admin', () => {
  test('links to /api/mail-files for a super administrator', async () => {
    const administrator = await signInAsAdministrator(cms.url);
    expect((await administrator('GET', '/mail-files')).body).toEqual({ address: '/api/mail-files' });
  });

  test('has no such link for an editor, and answers 401 without a session', async () => {
    const editor = await signInWithRole(cms.strapi, cms.url, 'editor-es');
    expect((await editor('GET', '/mail-files')).body).toEqual({ address: null });
    expect((await get('/mail-files', 'localhost')).status).toBe(401);
  });

  test.each([
    ['under a public host', 'cms.example.com', {}],
    ['through a proxy', 'localhost', { 'x-forwarded-for': '203.0.113.7' }],
  ])('has no such link %s, where the page would answer 404', async (_, host, more) => {
    const login = await fetch(`${cms.url}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMINISTRATOR),
    });
    const { data } = (await login.json()) as { data: { token: string } };
    const { status, body } = await get('/mail-files', host, { authorization: `Bearer ${data.token}`, ...more });
    expect([status, body]).toEqual([200, '{"address":null}']);
  });
});

test('the command of docs/deploy.md returns the newest kept mail, and its address gets no mail any more', async () => {
  const environment = { ...process.env, MAIL_FOLDER: folder, MAIL_BOUNCE_TOKEN, CMS_PORT: new URL(cms.url).port };
  const run = () => promisify(execFile)(process.execPath, [RETURN_MAIL], { env: environment });
  expect((await run()).stdout).toMatch(/answered 200: .*"suppressed"/);
  expect(await cms.strapi.db.query('api::mail-suppression.mail-suppression').count()).toBe(1);
  expect((await run()).stdout).toMatch(/answered 200: .*"unknown-mail"/);
});
