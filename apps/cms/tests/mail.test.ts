import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uidOf } from '../src/content/content-types';
import { changeApplicationStatus } from '../src/visitors/applications/change-status';
import { type AdminCall, signInAsAdministrator, signInWithRole } from './support/admin';
import { applied, createLendingSite, SECRETS, submission, submit } from './support/applicants';
import { recordLog } from './support/log-lines';
import { mailEnvironment, type ReceivedMail, smtpError, startMailServer, wordsOf } from './support/mail-server';
import { type RunningCms, startCms } from './support/start-cms';
import { storeApplication } from './support/stored-applications';
import { comment, send, storedComment } from './support/visitors';

const WAIT = { timeout: 20_000, interval: 50 };

let server: Awaited<ReturnType<typeof startMailServer>>;
let cms: RunningCms;
/** How the mail server answers a receiver and a mail. */
let refuse: (address: string) => Error | null;
let beforeAnswer: (mail: ReceivedMail) => Promise<void>;

beforeAll(async () => {
  server = await startMailServer({ refuse: (address) => refuse(address), beforeAnswer: (mail) => beforeAnswer(mail) });
  const environment = { ...mailEnvironment(server), HOSTS: 'es.example.com=ES' };
  cms = await startCms({ environment });
  await createLendingSite(cms.strapi);
});
afterAll(async () => {
  await cms?.stop();
  await server?.close();
});
beforeEach(async () => {
  refuse = () => null;
  beforeAnswer = async () => undefined;
  await expect.poll(waiting, WAIT).toBe(0);
  for (const type of ['mail', 'mail-suppression'] as const) await cms.strapi.db.query(uidOf(type)).deleteMany({});
  server.received.length = 0;
});

const mails = (): Promise<Record<string, unknown>[]> =>
  cms.strapi.db.query(uidOf('mail')).findMany({ orderBy: { id: 'asc' } });
const waiting = () => cms.strapi.db.query(uidOf('mail')).count({ where: { state: 'waiting' } });
const suppressions = () => cms.strapi.db.query(uidOf('mail-suppression')).findMany({});
const change = (applicationId: number, to: 'under_review' | 'approved' | 'declined' | 'paid_out') =>
  changeApplicationStatus(cms.strapi, { applicationId, to, source: 'lead_manager', now: new Date() });
describe('a submitted application', () => {
  test('is confirmed to the applicant by one mail, in HTML and in text, with a link to the application', async () => {
    await applied(cms.url, submission());
    await expect.poll(() => server.received.length, WAIT).toBe(1);
    const [mail] = server.received as [ReceivedMail];
    expect(mail.to).toEqual([SECRETS.email]);
    expect(mail.from).toBe('avisos@example.com');
    expect(mail.source).toContain('Auto-Submitted: auto-generated');
    expect(mail.source).toContain('Content-Type: text/plain');
    expect(mail.source).toContain('Content-Type: text/html');
    expect(wordsOf(mail)).toContain('https://es.example.com/mail/?token=');
    expect(wordsOf(mail)).toContain('300 €');
  });

  test('leaves an outbox row without content and without the address once its mail is sent', async () => {
    await applied(cms.url, submission());
    await expect.poll(async () => (await mails()).map(({ state }) => state), WAIT).toEqual(['sent']);
    const [row] = await mails();
    expect(row).toMatchObject({ content: null, attempts: 1, template: 'application-received', site: 'es-ES' });
    expect(JSON.stringify(row)).not.toContain(SECRETS.email);
  });

  test('is confirmed once when its form arrives twice', async () => {
    const message = submission();
    await applied(cms.url, message);
    expect((await submit(cms.url, message)).status).toBe(200);
    await expect.poll(waiting, WAIT).toBe(0);
    expect(await mails()).toHaveLength(1);
  });
});

describe('a change of the status', () => {
  test.each([
    ['under_review', 'status-changed'],
    ['approved', 'application-approved'],
    ['declined', 'application-declined'],
  ] as const)('to %s sends the mail %s', async (to, template) => {
    const id = await storeApplication(cms.strapi, { row: { status: 'offer_picked' } });
    expect(await change(id, to)).toMatchObject({ ok: true });
    await expect.poll(() => server.received.length, WAIT).toBe(1);
    expect(await mails()).toMatchObject([{ template, applicationId: id }]);
  });

  test('names the lender that reported it, and none for a change by a lead manager', async () => {
    const reported = await storeApplication(cms.strapi, { row: { status: 'offer_picked' } });
    const click = { clickId: 'c'.repeat(24), applicationId: reported, lenderName: 'Faro Crédito', offerId: 1 };
    await cms.strapi.db.query('api::click.click').create({
      data: { ...click, site: 'es-ES', country: 'ES', offerHeader: 'x', targetHost: 'x.example', at: new Date() },
    });
    const report = { to: 'approved', source: 'postback', clickId: click.clickId, now: new Date() } as const;
    await changeApplicationStatus(cms.strapi, { applicationId: reported, ...report });
    await change(await storeApplication(cms.strapi, { row: { status: 'offer_picked' } }), 'declined');
    await expect.poll(() => server.received.length, WAIT).toBe(2);
    const texts = server.received.map(wordsOf);
    expect(texts.filter((text) => text.includes('Entidad: Faro Crédito'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('Entidad:'))).toHaveLength(1);
  });

  test('of a blocked application sends nothing', async () => {
    const id = await storeApplication(cms.strapi, { row: { status: 'signed', isBlocked: true } });
    await change(id, 'paid_out');
    expect(await mails()).toEqual([]);
  });

  test('that is rolled back leaves no mail', async () => {
    const id = await storeApplication(cms.strapi, { row: { status: 'offer_picked' } });
    const rolledBack = cms.strapi.db.transaction(async () => {
      await change(id, 'approved');
      throw new Error('the caller fails');
    });
    await expect(rolledBack).rejects.toThrow('the caller fails');
    expect(await mails()).toEqual([]);
    expect(server.received).toEqual([]);
  });

  test('R31: the mail about an approval has one link, to the application, and no marketing', async () => {
    const id = await storeApplication(cms.strapi, { row: { status: 'offer_picked' } });
    await change(id, 'approved');
    await expect.poll(() => server.received.length, WAIT).toBe(1);
    const [mail] = server.received as [ReceivedMail];
    const links = [...wordsOf(mail).matchAll(/href="([^"]+)"/g)].map(([, link]) => link);
    expect(links).toEqual([expect.stringMatching(/^https:\/\/es\.example\.com\/mail\/\?token=[\w-]{43}$/)]);
    expect(mail.source).not.toMatch(/^List-Unsubscribe/im);
    expect(wordsOf(mail)).toContain('Este aviso es nuestro, no de la entidad');
  });
});

describe('a mail server', () => {
  test('that refuses an address for good gets no further mail for it, and the log does not name it', async () => {
    const lines = recordLog(cms.strapi);
    refuse = () => smtpError(550, '5.1.1 No such user here');
    const first = await storeApplication(cms.strapi, {
      email: 'nobody-home@example.com',
      row: { status: 'offer_picked' },
    });
    await change(first, 'under_review');
    await expect.poll(async () => (await mails()).map(({ state }) => state), WAIT).toEqual(['refused']);
    expect(await suppressions()).toMatchObject([{ reason: 'SMTP 550 5.1.1' }]);
    refuse = () => null;
    await change(first, 'approved');
    await expect.poll(async () => (await mails()).map(({ state }) => state), WAIT).toEqual(['refused', 'suppressed']);
    expect(server.received).toEqual([]);
    expect((await mails()).map(({ content }) => content)).toEqual([null, null]);
    expect(lines.join('\n')).toContain('refused (SMTP 550 5.1.1)');
    expect(lines.join('\n')).not.toContain('nobody-home');
  });

  test('that refuses for a policy gets the mail again later, and suppresses nothing', async () => {
    refuse = () => smtpError(554, '5.7.1 Relay access denied');
    const id = await storeApplication(cms.strapi, { row: { status: 'offer_picked' } });
    await change(id, 'under_review');
    await expect.poll(async () => (await mails())[0]?.lastError, WAIT).toBe('SMTP 554 5.7.1');
    expect((await mails()).map(({ state }) => state)).toEqual(['waiting']);
    expect(await suppressions()).toEqual([]);
    await cms.strapi.db.query(uidOf('mail')).deleteMany({});
  });

  test('that puts a mail off gets it again after a pause, with the same Message-ID', async () => {
    refuse = () => smtpError(451, 'Try again later');
    const id = await storeApplication(cms.strapi, { row: { status: 'offer_picked' } });
    const before = Date.now();
    await change(id, 'under_review');
    await expect.poll(async () => (await mails())[0]?.lastError, WAIT).toBe('SMTP 451');
    const [row] = await mails();
    expect(row).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(Date.parse(String(row?.dueAt))).toBeGreaterThanOrEqual(before + 60_000);
    refuse = () => null;
    await cms.strapi.db.query(uidOf('mail')).updateMany({ where: { id: row?.id }, data: { dueAt: new Date() } });
    await expect.poll(() => server.received.map(({ messageId }) => messageId), WAIT).toEqual([row?.messageId]);
  });
});

test('without MAIL_BOUNCE_TOKEN the CMS takes no mails that came back', async () => {
  const headers = { 'content-type': 'message/rfc822', authorization: 'Bearer undefined' };
  const answer = await fetch(`${cms.url}/api/mail-bounces`, { method: 'POST', headers, body: 'x' });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ error: 'off' });
});

test('with a mail server the admin has no link to kept mails', async () => {
  const administrator = await signInAsAdministrator(cms.url);
  expect((await administrator('GET', '/mail-files')).body).toEqual({ address: null });
});

describe('R10: a decision on a comment', () => {
  const COMMENTS = '/content-manager/collection-types/api::comment.comment';
  let moderator: AdminCall;
  beforeAll(async () => {
    moderator = await signInWithRole(cms.strapi, cms.url, 'moderator-es');
  });

  async function decide(text: string, decision: object) {
    const row = await storedComment(cms.strapi, text);
    const { name, email, moderation } = row;
    const form = { name, text, email, moderation, ...decision };
    expect((await moderator('PUT', `${COMMENTS}/${row.documentId}?locale=es-ES`, form)).status).toBe(200);
  }
  const rejection = { moderation: 'rejected', rejectionReason: 'advertising', rejectionNote: 'Enlaza a una tienda.' };

  test('is told to its author after the minute in which it can be undone, and a changed text is not', async () => {
    const texts = ['Un texto con un enlace a una tienda', 'Un texto que se aprueba', 'El último texto'] as const;
    for (const text of texts) await send(cms.url, 'comments', comment(text));
    const before = Date.now();
    await decide(texts[0], rejection);
    await decide(texts[1], { moderation: 'approved' });
    await decide(texts[1], { moderation: 'approved', text: 'Un texto corregido' });
    const waitingMails = await mails();
    expect(waitingMails).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
    for (const { dueAt } of waitingMails) expect(Date.parse(String(dueAt))).toBeGreaterThanOrEqual(before + 60_000);
    await cms.strapi.db.query(uidOf('mail')).updateMany({ where: { state: 'waiting' }, data: { dueAt: new Date() } });
    // A new mail wakes the worker, which sends the ones that are due.
    await decide(texts[2], { moderation: 'approved' });
    await expect.poll(() => server.received.length, WAIT).toBe(2);
    const mail = server.received.find((each) => wordsOf(each).includes('Motivo: es publicidad.')) as ReceivedMail;
    expect(mail.to).toEqual(['eva-secret@example.com']);
    expect(wordsOf(mail)).toContain('Enlaza a una tienda.');
    expect(wordsOf(mail)).not.toContain('Un texto con un enlace');
    await expect.poll(waiting, WAIT).toBe(1);
    await cms.strapi.db.query(uidOf('mail')).deleteMany({});
  });

  test('that another one replaces within the minute is not told', async () => {
    await send(cms.url, 'comments', comment('Un texto con dos decisiones'));
    await decide('Un texto con dos decisiones', { moderation: 'approved' });
    await decide('Un texto con dos decisiones', rejection);
    expect(await mails()).toMatchObject([{ state: 'suppressed', content: null }, { state: 'waiting' }]);
    await cms.strapi.db.query(uidOf('mail')).deleteMany({});
  });
});
