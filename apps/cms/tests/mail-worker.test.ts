import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { uidOf } from '../src/content/content-types';
import type { Decision } from '../src/delivery/mail/commercial/decision';
import { MailRows } from '../src/delivery/mail/mail-rows';
import { GIVE_UP_AFTER_MS, MailWorker } from '../src/delivery/mail/mail-worker';
import { mailOutboxOf } from '../src/delivery/mail/register-mail';
import { DEAD_FOR_MS, Suppressions } from '../src/delivery/mail/suppressions';
import { smtpTransport } from '../src/delivery/mail/transports/smtp-transport';
import type { MailTransport } from '../src/delivery/mail/transports/transport';
import { createPersonalData } from '../src/leads/personal-data/personal-data';
import { rotateKeys } from '../src/leads/personal-data/rotate-keys';
import { recordLog } from './support/log-lines';
import { startMailServer } from './support/mail-server';
import { k1, personalData } from './support/personal-rows';
import { APPLICATION_SECRET, type RunningCms, startCms } from './support/start-cms';

const WAIT = { timeout: 20_000, interval: 50 };
const CLAIM_MS = 60_000;

let cms: RunningCms;
let lines: string[];
/** The clock of the instances. */
let now: Date;
let decision: Decision;
/** Why no mail can be made. */
let fault: Error | undefined;
const opened: { close(): Promise<void> }[] = [];

// This CMS sends nothing itself. Each test starts instances of its own on its database.
beforeAll(async () => {
  cms = await startCms({ environment: { MAIL_FOLDER: '' } });
  lines = recordLog(cms.strapi);
});
afterAll(() => cms?.stop());
beforeEach(async () => {
  now = new Date();
  decision = { kind: 'send' };
  fault = undefined;
  lines.length = 0;
  for (const type of ['mail', 'mail-suppression'] as const) await cms.strapi.db.query(uidOf(type)).deleteMany({});
});
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

async function mailServer(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options);
  opened.push(server);
  return server;
}

function instance(transport: MailTransport): MailWorker {
  return new MailWorker({
    ...{ log: cms.strapi.log, personalData, transport, now: () => now },
    rows: new MailRows(cms.strapi, CLAIM_MS),
    suppressions: new Suppressions(cms.strapi),
    decide: async () => decision,
    async compose({ messageId }, to) {
      if (fault) throw fault;
      const from = { name: 'Prestafaro', address: 'avisos@example.com' };
      return { messageId, to, from, subject: 'Asunto', html: '<p>Texto</p>', text: 'Texto' };
    },
  });
}

async function addMails(count: number): Promise<void> {
  const content = { template: 'application-declined', props: {} } as const;
  for (let index = 0; index < count; index += 1) {
    await mailOutboxOf(cms.strapi).add({ site: 'es-ES', to: `person-${index}@example.com`, content }, now);
  }
}
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const rows = (): Promise<{ state: string; messageId: string; attempts: number; content: string | null }[]> =>
  cms.strapi.db.query(uidOf('mail')).findMany({ orderBy: { id: 'asc' } });
const states = async () => (await rows()).map(({ state }) => state);

describe('two instances with one outbox', () => {
  test('send each mail once', async () => {
    const server = await mailServer();
    await addMails(20);
    const both = [instance(smtpTransport(server.url)), instance(smtpTransport(server.url))];
    await Promise.all(both.map((worker) => worker.sendDue()));
    await Promise.all(both.map((worker) => worker.sendDue()));
    const ids = server.received.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(20);
    expect(new Set(ids)).toEqual(new Set((await rows()).map(({ messageId }) => messageId)));
    expect(new Set(await states())).toEqual(new Set(['sent']));
  });

  test('send the mail of an instance that was killed while it sent, once its claim has ended', async () => {
    const server = await mailServer();
    await addMails(1);
    const killed = new Promise<never>(() => undefined);
    void instance({ send: () => killed, verify: async () => undefined }).sendDue();
    await expect.poll(async () => (await rows())[0]?.attempts, WAIT).toBe(1);
    const other = instance(smtpTransport(server.url));
    await other.sendDue();
    expect(server.received).toEqual([]);
    later(CLAIM_MS);
    await other.sendDue();
    expect(server.received.map(({ messageId }) => messageId)).toEqual([(await rows())[0]?.messageId]);
    expect(await states()).toEqual(['sent']);
  });
});

describe('a mail server that is away', () => {
  test('gets every mail once when it is back, and the log has one line for the outage and one for its end', async () => {
    const { port, close } = await startMailServer();
    await close();
    await addMails(5);
    const worker = instance(smtpTransport(`smtp://127.0.0.1:${port}`));
    await worker.sendDue();
    await worker.sendDue();
    expect(worker.fault).toMatch(/^the mail server takes no mails: E/);
    expect(new Set(await states())).toEqual(new Set(['waiting']));
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([0, 0, 0, 0, 0]);
    const server = await mailServer({ port });
    await worker.sendDue();
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual(
      [0, 1, 2, 3, 4].map((n) => `person-${n}@example.com`),
    );
    expect(worker.fault).toBeNull();
    expect(lines.filter((line) => line.includes('takes no mails ('))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('takes mails again'))).toHaveLength(1);
    expect(lines.join('\n')).not.toContain('person-');
  });

  test('for three days gets a mail no more, whose content is erased', async () => {
    const { port, close } = await startMailServer();
    await close();
    await addMails(1);
    later(GIVE_UP_AFTER_MS);
    await instance(smtpTransport(`smtp://127.0.0.1:${port}`)).sendDue();
    expect(await rows()).toMatchObject([{ state: 'given_up', content: null }]);
  });
});

describe('a mail that cannot be made', () => {
  const send = async (error: Error) => {
    const server = await mailServer();
    const worker = instance(smtpTransport(server.url));
    await addMails(1);
    fault = error;
    return worker.sendDue();
  };

  test('because the database went away waits for it, without a line of its own', async () => {
    await expect(send(new Error('Connection terminated unexpectedly'))).rejects.toThrow('Connection terminated');
    expect(lines).toEqual([]);
    expect(await states()).toEqual(['waiting']);
  });

  test('because its transaction was lost with the database waits for it too, without a line of its own', async () => {
    const lost = new Error('Connection terminated unexpectedly');
    vi.spyOn(MailRows.prototype, 'postpone').mockRejectedValueOnce(lost);
    await expect(send(new Error('Transaction query already complete'))).rejects.toThrow('Connection terminated');
    expect(lines).toEqual([]);
    expect(await states()).toEqual(['waiting']);
  });

  test('for any other reason is tried again later, with one line', async () => {
    await send(new Error('no such template'));
    expect(lines).toEqual([expect.stringContaining('cannot be made: Error (no code)')]);
    expect(await states()).toEqual(['waiting']);
  });
});

test('a mail that waited for three days while no CMS could send is given up and not sent', async () => {
  const server = await mailServer();
  await addMails(1);
  later(GIVE_UP_AFTER_MS);
  await instance(smtpTransport(server.url)).sendDue();
  expect(await rows()).toMatchObject([{ state: 'given_up', content: null }]);
  expect(server.received).toEqual([]);
});

test('a rotation of keys encrypts the mails again that wait, and leaves the others', async () => {
  await addMails(2);
  const [first, second] = await rows();
  const where = { messageId: first?.messageId };
  await cms.strapi.db.query(uidOf('mail')).updateMany({ where, data: { content: null } });
  const k2 = { id: 'k2', key: Buffer.alloc(32, 8) };
  const { mails } = await rotateKeys(cms.strapi, createPersonalData([k2, k1], APPLICATION_SECRET));
  expect(mails).toBe(1);
  const content = (await rows())[1]?.content ?? '';
  const decrypted = createPersonalData([k2], APPLICATION_SECRET).decrypt(
    'mails.content',
    String(second?.messageId),
    content,
  );
  expect(JSON.parse(decrypted)).toMatchObject({ to: 'person-1@example.com' });
});

describe('the decision at the moment of sending', () => {
  test('ends a mail that is not wanted any more, and erases its content', async () => {
    const server = await mailServer();
    await addMails(1);
    decision = { kind: 'drop', reason: 'unsubscribed' };
    await instance(smtpTransport(server.url)).sendDue();
    expect(await rows()).toMatchObject([{ state: 'suppressed', content: null, lastError: 'unsubscribed' }]);
    expect(server.received).toEqual([]);
  });

  test('puts a mail off to its hours, which counts as no attempt and is no fault', async () => {
    const server = await mailServer();
    await addMails(1);
    const until = new Date(now.getTime() + 60 * 60_000);
    decision = { kind: 'wait', until };
    const worker = instance(smtpTransport(server.url));
    await worker.sendDue();
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    expect(await new MailRows(cms.strapi).untriedSince(now)).toBeNull();
    decision = { kind: 'send' };
    await worker.sendDue();
    expect(server.received).toEqual([]);
    later(60 * 60_000);
    await worker.sendDue();
    expect(server.received).toHaveLength(1);
  });
});

describe('the limit of an address', () => {
  const add = (template: 'application-declined' | 'status-link', to = 'one@example.com') =>
    mailOutboxOf(cms.strapi).add({ site: 'es-ES', to, content: { template, props: {} } }, now);

  test('is five mails of one kind within a day; another kind and another address have their own', async () => {
    for (let index = 0; index < 6; index += 1) await add('application-declined');
    await add('status-link');
    await add('application-declined', 'two@example.com');
    expect(await states()).toEqual([...Array(5).fill('waiting'), 'suppressed', 'waiting', 'waiting']);
    expect((await rows())[5]).toMatchObject({ content: null });
    expect(lines.filter((line) => line.includes('too many of this kind today'))).toHaveLength(1);
    expect(lines.join('\n')).not.toContain('one@');
  });

  test('ends after a day', async () => {
    for (let index = 0; index < 6; index += 1) await add('application-declined');
    later(24 * 60 * 60_000 + 1000);
    await add('application-declined');
    expect((await states()).filter((state) => state === 'suppressed')).toHaveLength(1);
  });
});

test('an address that did not exist gets mails again after 90 days', async () => {
  const server = await mailServer();
  await addMails(1);
  const suppressions = new Suppressions(cms.strapi);
  const { addressHash } = (await cms.strapi.db.query(uidOf('mail')).findOne({})) as { addressHash: string };
  await suppressions.add(addressHash, 'SMTP 550 5.1.1', new Date(now.getTime() - DEAD_FOR_MS + 60_000));
  expect(await suppressions.has(addressHash, now)).toBe(true);
  expect(await suppressions.release(now)).toBe(0);
  await suppressions.add(addressHash, 'SMTP 550 5.1.1', new Date(now.getTime() - DEAD_FOR_MS));
  expect(await suppressions.release(now)).toBe(1);
  await instance(smtpTransport(server.url)).sendDue();
  expect(server.received).toHaveLength(1);
});
