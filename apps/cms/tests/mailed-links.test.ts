import { leadIdOf } from '@prestafaro/types/lead-id';
import type { MailedLinkAnswer } from '@prestafaro/types/mailed-link';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uidOf } from '../src/content/content-types';
import { MailedLinks } from '../src/delivery/mail/links/mailed-links';
import { LINK_ALLOWANCE } from '../src/visitors/applications/renew-link';
import { applied, createLendingSite, SECRETS, submission } from './support/applicants';
import { recordLog } from './support/log-lines';
import { mailEnvironment, type ReceivedMail, startMailServer, wordsOf } from './support/mail-server';
import { personalData } from './support/personal-rows';
import { postAsWeb } from './support/post-as-web';
import { type RunningCms, startCms, WRITE_TOKEN } from './support/start-cms';
import { storeApplication } from './support/stored-applications';

const WAIT = { timeout: 20_000, interval: 50 };
const DAY_MS = 24 * 60 * 60_000;

let server: Awaited<ReturnType<typeof startMailServer>>;
let cms: RunningCms;
let links: MailedLinks;

beforeAll(async () => {
  server = await startMailServer();
  const environment = {
    ...mailEnvironment(server),
    HOSTS: 'es.example.com=ES,ua.example.com=UA',
  };
  cms = await startCms({ environment });
  links = new MailedLinks(cms.strapi, personalData);
  await createLendingSite(cms.strapi);
});
afterAll(async () => {
  await cms?.stop();
  await server?.close();
});
beforeEach(() => {
  server.received.length = 0;
});

async function post(path: string, body: object, token = WRITE_TOKEN) {
  const answer = await postAsWeb(cms.url, path, body, token);
  return { status: answer.status, body: await answer.json().catch(() => null) };
}

const read = (token: string, locale = 'es-ES') => post('mailed-links/read', { locale, token });
const renew = (token: string, locale = 'es-ES') => post('applications/renew-link', { locale, token });
const progress = (token: string) => post('applications/progress', { token });
const statusLink = (id: number, now = new Date()) =>
  links.issue({ purpose: 'status', site: 'es-ES', subject: String(id) }, now);
const expiredLink = (id: number) => statusLink(id, new Date(Date.now() - 7 * DAY_MS - 1000));

/** The address of the link in a mail. */
function linkIn(mail: ReceivedMail): URL {
  const [address = ''] = /https:\/\/[^\s"<]+/.exec(wordsOf(mail)) ?? [];
  return new URL(address);
}

describe('the link of a mail about an application', () => {
  test('opens the application and its offers, on any device', async () => {
    await applied(cms.url, submission());
    await expect.poll(() => server.received.length, WAIT).toBe(1);
    const [mail] = server.received as [ReceivedMail];
    const address = linkIn(mail);
    expect(`${address.origin}${address.pathname}`).toBe('https://es.example.com/mail/');
    const token = address.searchParams.get('token') ?? '';

    expect(await read(token)).toEqual({
      status: 200,
      body: { purpose: 'status', isExpired: false } satisfies MailedLinkAnswer,
    });
    expect((await progress(token)).body).toMatchObject({ locale: 'es-ES', amount: 300 });
    const feed = await fetch(`${cms.url}/api/offers-lead?lead_id=${leadIdOf(token)}&page=all&direction=swap&pf=1`);
    expect(((await feed.json()) as unknown[]).length).toBeGreaterThan(0);
  });

  test('is stored as a hash and logged nowhere', async () => {
    const log = recordLog(cms.strapi);
    const token = await statusLink(await storeApplication(cms.strapi));
    await read(token);
    await progress(token);
    expect(JSON.stringify(await cms.strapi.db.query(uidOf('mailed-link')).findMany({}))).not.toContain(token);
    expect(log.join('\n')).not.toContain(token);
  });

  test('opens nothing after seven days, but its page learns that it has expired', async () => {
    const token = await expiredLink(await storeApplication(cms.strapi));
    expect((await read(token)).body).toEqual({ purpose: 'status', isExpired: true });
    expect((await progress(token)).status).toBe(404);
    expect((await post('applications/withdraw', { token })).status).toBe(404);
  });

  test('opens nothing once its application is blocked or erased', async () => {
    const id = await storeApplication(cms.strapi, { row: { isBlocked: true } });
    const token = await statusLink(id);
    expect((await progress(token)).status).toBe(404);
    expect((await renew(token)).status).toBe(404);
  });

  test.each([
    ['a guessed token', 'A'.repeat(43), 'es-ES'],
    ['a token of another site', null, 'uk-UA'],
  ] as const)('answers 404 to %s', async (_, guessed, locale) => {
    const token = guessed ?? (await statusLink(await storeApplication(cms.strapi)));
    expect((await read(token, locale)).status).toBe(404);
    expect((await renew(token, locale)).status).toBe(404);
  });

  test.each([['too short'], [''], [`${'A'.repeat(43)}\n`]])('refuses a token of another form: %j', async (token) => {
    expect((await read(token)).status).toBe(422);
    expect((await renew(token)).status).toBe(422);
  });

  test('is read with the token of the web app only', async () => {
    const token = await statusLink(await storeApplication(cms.strapi));
    expect((await post('mailed-links/read', { locale: 'es-ES', token }, 'x')).status).toBe(401);
    expect((await post('applications/renew-link', { locale: 'es-ES', token }, 'x')).status).toBe(401);
  });
});

describe('renewing an expired link', () => {
  test('mails another one to the address of the application, and says nothing of it', async () => {
    const id = await storeApplication(cms.strapi, { email: SECRETS.email });
    expect(await renew(await expiredLink(id))).toEqual({ status: 202, body: {} });
    await expect.poll(() => server.received.length, WAIT).toBe(1);
    const [mail] = server.received as [ReceivedMail];
    expect(mail.to).toEqual([SECRETS.email]);
    const token = linkIn(mail).searchParams.get('token') ?? '';
    expect((await progress(token)).status).toBe(200);
  });

  test('stops after a few mails an hour, so that nobody fills a mailbox', async () => {
    const token = await expiredLink(await storeApplication(cms.strapi));
    for (let sent = 0; sent < LINK_ALLOWANCE.perApplication; sent += 1) expect((await renew(token)).status).toBe(202);
    expect((await renew(token)).status).toBe(429);
  });
});
