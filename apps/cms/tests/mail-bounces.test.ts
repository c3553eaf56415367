import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uidOf } from '../src/content/content-types';
import { mailOutboxOf } from '../src/delivery/mail/register-mail';
import { recordLog } from './support/log-lines';
import { mailEnvironment, type ReceivedMail, startMailServer } from './support/mail-server';
import { type RunningCms, startCms, WRITE_TOKEN } from './support/start-cms';

const WAIT = { timeout: 20_000, interval: 50 };
const TOKEN = 'bounce-token-of-the-tests-0123456789';
const ANA = 'ana@example.net';
const EVA = 'eva@example.net';

let server: Awaited<ReturnType<typeof startMailServer>>;
let cms: RunningCms;

beforeAll(async () => {
  server = await startMailServer();
  const bounces = { MAIL_BOUNCE_TO: 'devueltos@example.com', MAIL_BOUNCE_TOKEN: TOKEN };
  cms = await startCms({ environment: { ...mailEnvironment(server), ...bounces } });
});
afterAll(async () => {
  await cms?.stop();
  await server?.close();
});
beforeEach(async () => {
  for (const type of ['mail', 'mail-suppression'] as const) await cms.strapi.db.query(uidOf(type)).deleteMany({});
  server.received.length = 0;
});

const rows = (): Promise<{ id: number; state: string; lastError: string | null }[]> =>
  cms.strapi.db.query(uidOf('mail')).findMany({ orderBy: { id: 'asc' } });
const states = async () => (await rows()).map(({ state }) => state);
const suppressions = () => cms.strapi.db.query(uidOf('mail-suppression')).findMany({});

/** Adds a mail and waits until the outbox has done with it. */
async function add(to: string): Promise<string | undefined> {
  const content = { template: 'application-declined', props: {} } as const;
  await mailOutboxOf(cms.strapi).add({ site: 'es-ES', to, content }, new Date());
  await expect.poll(async () => (await states()).includes('waiting'), WAIT).toBe(false);
  return (await rows()).at(-1)?.state;
}

/** A mail that the mail server has accepted. */
async function sent(to: string): Promise<ReceivedMail> {
  expect(await add(to)).toBe('sent');
  return server.received.at(-1) as ReceivedMail;
}

interface Report {
  receiver?: string;
  action?: string;
  status?: string;
}

/** What a mail server sends to the envelope sender of a mail. */
const report = (
  { messageId }: { messageId: string },
  { receiver = ANA, action = 'failed', status = '5.1.1' }: Report = {},
) =>
  [
    'From: MAILER-DAEMON@mx.example.net',
    'To: devueltos@example.com',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=parts',
    '',
    ...['--parts', 'Content-Type: text/plain', '', `${receiver} could not be reached`],
    ...['--parts', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.example.net', ''],
    ...[`Final-Recipient: rfc822; ${receiver}`, `Action: ${action}`, `Status: ${status}`, ''],
    ...['--parts', 'Content-Type: text/rfc822-headers', '', `To: ${receiver}`, `Message-ID: ${messageId}`, ''],
    '--parts--',
  ].join('\r\n');

async function post(body: string, { type = 'message/rfc822', token = TOKEN as string | null } = {}) {
  const headers = { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${cms.url}/api/mail-bounces`, { method: 'POST', headers, body });
  return { status: answer.status, body: await answer.json() };
}

test('servers return mails to MAIL_BOUNCE_TO, and people answer to MAIL_FROM', async () => {
  const mail = await sent(ANA);
  expect(mail.from).toBe('devueltos@example.com');
  expect(mail.to).toEqual([ANA]);
  expect(mail.source).toMatch(/^From: .*<avisos@example\.com>/m);
  expect(mail.source).toContain(`X-Outbox-ID: ${mail.messageId}`);
});

describe('a mail that came back', () => {
  test('because its address does not exist stops that address, and the log does not name it', async () => {
    const lines = recordLog(cms.strapi);
    const mail = await sent(ANA);
    expect(await post(report(mail))).toEqual({ status: 200, body: { outcome: 'suppressed' } });
    expect(await suppressions()).toMatchObject([{ reason: 'returned 5.1.1' }]);
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'refused', lastError: 'returned 5.1.1' });
    expect(await add(ANA)).toBe('suppressed');
    expect(await add(EVA)).toBe('sent');
    expect(lines.join('\n')).toContain(`mail ${row?.id} application-declined es-ES: refused (returned 5.1.1)`);
    expect(lines.join('\n')).not.toContain('ana@');
  });

  test('twice counts once', async () => {
    const mail = await sent(ANA);
    await post(report(mail));
    expect(await post(report(mail))).toEqual({ status: 200, body: { outcome: 'unknown-mail' } });
    expect(await suppressions()).toHaveLength(1);
  });

  test('twice at the same moment stops its address once', async () => {
    const mail = await sent(ANA);
    const answers = await Promise.all([post(report(mail)), post(report(mail))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await suppressions()).toHaveLength(1);
  });

  test('because its mailbox is full ends as refused and stops no address', async () => {
    const mail = await sent(ANA);
    expect((await post(report(mail, { status: '5.2.2' }))).body).toEqual({ outcome: 'refused' });
    expect(await states()).toEqual(['refused']);
    expect(await add(ANA)).toBe('sent');
  });

  test.each([
    ['a delay', { action: 'delayed', status: '4.4.1' }],
    ['a failure that may pass', { status: '4.4.1' }],
    ['a delivery', { action: 'delivered', status: '2.0.0' }],
  ])('with the notice of %s changes nothing', async (_, result) => {
    const mail = await sent(ANA);
    expect(await post(report(mail, result))).toEqual({ status: 200, body: { outcome: 'unchanged' } });
    expect(await states()).toEqual(['sent']);
    expect(await suppressions()).toEqual([]);
  });

  test('stops the address to which we sent it, whatever address the report names', async () => {
    const mail = await sent(ANA);
    expect((await post(report(mail, { receiver: EVA }))).body).toEqual({ outcome: 'suppressed' });
    expect(await add(EVA)).toBe('sent');
    expect(await add(ANA)).toBe('suppressed');
  });

  test('under an id that we gave no mail stops no address', async () => {
    await sent(ANA);
    const messageId = '<33333333-3333-4333-8333-333333333333@example.com>';
    expect(await post(report({ messageId }))).toEqual({ status: 200, body: { outcome: 'unknown-mail' } });
    expect(await suppressions()).toEqual([]);
  });

  test('under the id of a mail that was not sent yet stops no address', async () => {
    await sent(ANA);
    const untried = { state: 'waiting', attempts: 0, dueAt: new Date(Date.now() + 60 * 60_000) };
    await cms.strapi.db.query(uidOf('mail')).updateMany({ where: {}, data: untried });
    const [mail] = server.received as [ReceivedMail];
    expect((await post(report(mail))).body).toEqual({ outcome: 'unknown-mail' });
    expect(await suppressions()).toEqual([]);
  });
});

describe('POST /api/mail-bounces', () => {
  test.each([
    ['no token', null],
    ['the token of the web app', WRITE_TOKEN],
  ])('refuses %s', async (_, token) => {
    const mail = await sent(ANA);
    expect((await post(report(mail), { token })).status).toBe(401);
    expect(await suppressions()).toEqual([]);
  });

  test.each(['application/json', 'text/plain', 'application/octet-stream'])(
    'refuses a body of the type %s',
    async (type) => {
      expect(await post('{}', { type })).toMatchObject({ status: 415, body: { error: 'not-a-mail' } });
    },
  );

  test('refuses a body of more than 64 KB', async () => {
    const mail = await sent(ANA);
    expect(await post(report(mail) + 'x'.repeat(64 * 1024))).toMatchObject({
      status: 413,
      body: { error: 'too-large' },
    });
    expect(await suppressions()).toEqual([]);
  });

  test.each([
    ['a mail that is no report', 'not-a-report', 'Subject: Estoy de vacaciones\r\n\r\nVuelvo el lunes'],
    ['a report without a Message-ID', 'no-message-id', report({ messageId: '' })],
    ['no mail', 'not-a-report', ''],
  ])('refuses %s as %s', async (_, error, source) => {
    expect(await post(source)).toEqual({ status: 422, body: { error, message: expect.any(String) } });
  });

  test('answers a GET with 404 or 405', async () => {
    expect([404, 405]).toContain((await fetch(`${cms.url}/api/mail-bounces`)).status);
  });
});
