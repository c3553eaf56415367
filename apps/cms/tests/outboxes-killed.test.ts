import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findFreePort } from '../../../scripts/processes/ports.mjs';
import { statusOf, waitUntil } from '../../../scripts/processes/wait-for.mjs';
import { uidOf } from '../src/content/content-types';
import { mailOutboxOf } from '../src/delivery/mail/register-mail';
import { type CmsProcess, startCmsProcess } from './support/cms-process';
import { deliveryEnvironment, publishDelivery, queueDelivery, startLender } from './support/lender-server';
import { mailEnvironment, startMailServer } from './support/mail-server';
import { type RunningCms, startCms } from './support/start-cms';

const COUNT = 200;
const STARTS_MS = 600_000;
/** Longer than a claim. */
const WAIT = { timeout: 240_000, interval: 100 };

let home: string;
let database: Record<string, string>;
let lender: Awaited<ReturnType<typeof startLender>>;
let keys: string[];
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let messageIds: string[];
const opened: CmsProcess[] = [];

/** A CMS in this process without a secret and a mail server, which prepares and reads the database and sends nothing. */
const open = () =>
  startCms({ folder: home, environment: { ...deliveryEnvironment, DELIVERY_SECRETS: '', MAIL_FOLDER: '' } });

async function prepare(cms: RunningCms): Promise<string[]> {
  await publishDelivery(cms.strapi, 1, lender.url);
  const queued: string[] = [];
  for (let index = 0; index < COUNT; index += 1) queued.push((await queueDelivery(cms.strapi)).key);
  return queued;
}

async function prepareMails(cms: RunningCms): Promise<string[]> {
  const content = { template: 'application-received', props: { amount: 300 } } as const;
  for (let index = 0; index < COUNT; index += 1) {
    await mailOutboxOf(cms.strapi).add({ site: 'es-ES', to: `persona-${index}@example.com`, content }, new Date());
  }
  return (await mails(cms)).map(({ messageId }) => messageId);
}

const mails = (cms: RunningCms): Promise<{ messageId: string; state: string }[]> =>
  cms.strapi.db.query(uidOf('mail')).findMany({ where: { template: 'application-received' } });

async function startOne(environment: Record<string, string> = {}): Promise<CmsProcess> {
  const cms = await startCmsProcess({
    ...database,
    ...deliveryEnvironment,
    ...mailEnvironment(mailServer),
    ...environment,
  });
  opened.push(cms);
  const isReady = async () => (await statusOf(`${cms.url}/api/health/ready`)) === 200;
  const limits = { timeoutMilliseconds: STARTS_MS, isPossible: cms.child.isRunning };
  expect(await waitUntil(isReady, limits), cms.said('error', '').join('\n')).toBe(true);
  return cms;
}

const arrived = () => new Set(mailServer.received.map(({ messageId }) => messageId));

/** The deliveries that wait, as the CMS counts them. */
async function waitingBy(port: string): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^prestafaro_cms_deliveries_waiting (\S+)$/m.exec(metrics)?.[1]);
}

beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'outboxes-killed-'));
  lender = await startLender({ delayMs: 100 });
  mailServer = await startMailServer({ beforeAnswer: () => new Promise((done) => setTimeout(done, 100)) });
  const cms = await open();
  keys = await prepare(cms);
  messageIds = await prepareMails(cms);
  const names = ['CLIENT', 'FILENAME', 'HOST', 'PORT', 'NAME', 'USERNAME', 'PASSWORD'].map(
    (name) => `DATABASE_${name}`,
  );
  database = Object.fromEntries(
    names.flatMap((name) => (process.env[name] ? [[name, String(process.env[name])]] : [])),
  );
  await cms.stop();
}, STARTS_MS);
async function stopAll(): Promise<void> {
  for (const cms of opened.splice(0)) {
    await cms.child.stop();
    rmSync(cms.home, { recursive: true, force: true });
  }
}
afterAll(async () => {
  await stopAll();
  await lender?.close();
  await mailServer?.close();
  rmSync(home, { recursive: true, force: true });
});

test(`${COUNT} deliveries and ${COUNT} mails arrive, each stored once by its key, while CMS are killed with -9`, {
  timeout: STARTS_MS,
}, async () => {
  // SQLite has one CMS, PostgreSQL several.
  const isShared = inject('postgresTemplate') !== undefined;
  const first = await startOne();
  const other = isShared ? await startOne() : undefined;
  await expect.poll(() => lender.stored.length, WAIT).toBeGreaterThan(20);
  await first.child.kill();
  const afterKill = lender.stored.length;
  const second = other ?? (await startOne());
  await expect.poll(() => lender.stored.length, WAIT).toBeGreaterThan(afterKill + 20);
  if (lender.stored.length < COUNT) await second.child.kill();
  const METRICS_PORT = String(await findFreePort());
  await startOne({ METRICS_PORT, METRICS_HOST: '127.0.0.1' });
  await expect.poll(() => waitingBy(METRICS_PORT), WAIT).toBe(0);

  expect(lender.stored).toHaveLength(COUNT);
  expect(new Set(lender.stored)).toEqual(new Set(keys));
  // A mail whose CMS was killed is claimed for minutes. The claims end here.
  await stopAll();
  const clock = await open();
  await clock.strapi.db.query(uidOf('mail')).updateMany({ where: { state: 'waiting' }, data: { dueAt: new Date() } });
  await clock.stop();
  await startOne();
  await expect.poll(() => arrived().size, WAIT).toBe(COUNT);
  expect(arrived()).toEqual(new Set(messageIds));
  // SMTP cannot prevent that a mail comes twice whose CMS was killed between the answer and its note of it.
  expect(mailServer.received.length - COUNT).toBeLessThanOrEqual(2);

  await stopAll();
  const reader = await open();
  expect((await mails(reader)).map(({ state }) => state)).toEqual(messageIds.map(() => 'sent'));
  const rows: { state: string }[] = await reader.strapi.db.query(uidOf('delivery')).findMany({});
  await reader.stop();
  expect(rows.map(({ state }) => state)).toEqual(keys.map(() => 'accepted'));
});
