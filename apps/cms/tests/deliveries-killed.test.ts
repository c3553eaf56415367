import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findFreePort } from '../../../scripts/processes/ports.mjs';
import { statusOf, waitUntil } from '../../../scripts/processes/wait-for.mjs';
import { uidOf } from '../src/content/content-types';
import { type CmsProcess, startCmsProcess } from './support/cms-process';
import { deliveryEnvironment, publishDelivery, queueDelivery, startLender } from './support/lender-server';
import { type RunningCms, startCms } from './support/start-cms';

const COUNT = 200;
const STARTS_MS = 600_000;
/** Longer than a claim. */
const WAIT = { timeout: 240_000, interval: 100 };

let home: string;
let database: Record<string, string>;
let lender: Awaited<ReturnType<typeof startLender>>;
let keys: string[];
const opened: CmsProcess[] = [];

/** A CMS in this process without a secret, which prepares and reads the database and sends nothing. */
const open = () => startCms({ folder: home, environment: { ...deliveryEnvironment, DELIVERY_SECRETS: '' } });

async function prepare(cms: RunningCms): Promise<string[]> {
  await publishDelivery(cms.strapi, 1, lender.url);
  const queued: string[] = [];
  for (let index = 0; index < COUNT; index += 1) queued.push((await queueDelivery(cms.strapi)).key);
  return queued;
}

async function startOne(environment: Record<string, string> = {}): Promise<CmsProcess> {
  const cms = await startCmsProcess({ ...database, ...deliveryEnvironment, ...environment });
  opened.push(cms);
  const isReady = async () => (await statusOf(`${cms.url}/api/health/ready`)) === 200;
  const limits = { timeoutMilliseconds: STARTS_MS, isPossible: cms.child.isRunning };
  expect(await waitUntil(isReady, limits), cms.said('error', '').join('\n')).toBe(true);
  return cms;
}

/** The deliveries that wait, as the CMS counts them. */
async function waitingBy(port: string): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^prestafaro_cms_deliveries_waiting (\S+)$/m.exec(metrics)?.[1]);
}

beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'deliveries-killed-'));
  lender = await startLender({ delayMs: 100 });
  const cms = await open();
  keys = await prepare(cms);
  await cms.stop();
  const names = ['CLIENT', 'FILENAME', 'HOST', 'PORT', 'NAME', 'USERNAME', 'PASSWORD'].map(
    (name) => `DATABASE_${name}`,
  );
  database = Object.fromEntries(
    names.flatMap((name) => (process.env[name] ? [[name, String(process.env[name])]] : [])),
  );
}, STARTS_MS);
afterAll(async () => {
  for (const cms of opened) {
    await cms.child.stop();
    rmSync(cms.home, { recursive: true, force: true });
  }
  await lender?.close();
  rmSync(home, { recursive: true, force: true });
});

test(`${COUNT} deliveries reach the lender, each stored once, while CMS are killed with -9`, {
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
  for (const cms of opened.splice(0)) {
    await cms.child.stop();
    rmSync(cms.home, { recursive: true, force: true });
  }
  const reader = await open();
  const rows: { state: string }[] = await reader.strapi.db.query(uidOf('delivery')).findMany({});
  await reader.stop();
  expect(rows.map(({ state }) => state)).toEqual(keys.map(() => 'accepted'));
});
