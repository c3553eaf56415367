import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { healthSchema } from '@prestafaro/types/health';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findPostgres, startPostgres } from '../../../scripts/databases/postgres.mjs';
import { findRedis, startRedis } from '../../../scripts/databases/redis.mjs';
import { isSkippedWithout } from '../../../scripts/suites/required-programs.mjs';
import { waitForDatabase } from '../src/platform/database/wait-for-database';
import { waitLongerForConnections } from '../src/platform/strapi-internals/knex-pool';
import { createLendingSite, submission, submit } from './support/applicants';
import { recordLog } from './support/log-lines';
import { type RunningCms, startCms } from './support/start-cms';

const QUERY = '{ siteSetting(locale: "es-ES") { siteName } }';
/** Of `config/database.ts`. */
const CONNECTION_TIMEOUT_MS = 2000;
const WAIT = { timeout: 60_000, interval: 100 };

const isSkipped = isSkippedWithout('PostgreSQL', findPostgres()) || isSkippedWithout('Redis', findRedis());

/** Skipped if PostgreSQL or Redis is not installed. `npm run test:faults` needs both. */
describe.skipIf(isSkipped)('a CMS with PostgreSQL and Redis', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let cms: RunningCms;
  let written: string[];

  const health = async () => {
    const response = await fetch(`${cms.url}/api/health`);
    return { code: response.status, ...healthSchema.parse(await response.json()) };
  };
  const isBack = () => expect.poll(async () => (await health()).checks.database, WAIT).toEqual({ ok: true });

  /** Statuses of GraphQL, a feed, an application and the admin, requested at once. */
  const statuses = async () => {
    const [query, feed, applied, admin] = await Promise.all([
      cms.graphql(QUERY),
      fetch(`${cms.url}/offers_data/configs/es_feed.json`),
      submit(cms.url, submission()),
      fetch(`${cms.url}/admin/init`),
    ]);
    for (const { status, headers } of [feed, applied, admin]) {
      expect(headers.get('retry-after')).toBe(status === 503 ? '5' : null);
    }
    return [query.status, feed.status, applied.status, admin.status];
  };

  /** Logged messages that contain a text. */
  const said = (text: string) =>
    written.map((line) => String(JSON.parse(line).message)).filter((message) => message.includes(text));

  /** The postmaster and every process that it started. */
  const signalPostgres = (signal: NodeJS.Signals) => {
    const { pid } = postgres.child;
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
    for (const one of [pid, ...children.split('\n').filter(Boolean).map(Number)]) process.kill(one, signal);
  };

  const rows = async (sql: string) => {
    const client = new Client({ ...connection(), connectionTimeoutMillis: 2000 });
    await client.connect();
    const { rows: found } = (await client.query(sql)) as { rows: Record<string, string>[] };
    await client.end();
    return found;
  };
  const connection = () => ({
    host: postgres.environment.DATABASE_HOST,
    port: Number(postgres.environment.DATABASE_PORT),
    user: postgres.environment.DATABASE_USERNAME,
    password: postgres.environment.DATABASE_PASSWORD,
    database: postgres.environment.DATABASE_NAME,
  });

  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    cms = await startCms({ environment: { ...postgres.environment, REDIS_URL: redis.url } });
    await createLendingSite(cms.strapi);
    written = recordLog(cms.strapi);
  });
  afterAll(async () => {
    await cms?.stop();
    await redis?.child.stop();
    await postgres?.child.stop();
  });
  beforeEach(() => {
    written.length = 0;
  });

  test('answers 503 while the database is killed, and recovers by itself', async () => {
    expect(await statuses()).toEqual([200, 200, 201, 200]);
    await postgres.child.kill();
    expect(await statuses()).toEqual([503, 503, 503, 503]);
    expect(await statuses(), 'and again, of what is known').toEqual([503, 503, 503, 503]);
    expect(await health()).toMatchObject({ code: 503, status: 'failing', checks: { database: { ok: false } } });
    expect((await fetch(`${cms.url}/api/health/live`)).status).toBe(200);
    await postgres.restart();
    await isBack();
    expect(await statuses()).toEqual([200, 200, 201, 200]);
    const { DATABASE_PORT: port } = postgres.environment;
    const errors = written.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error');
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringContaining(`PostgreSQL at 127.0.0.1:${port} does not answer`),
    ]);
    expect(said('is back').filter((message) => /^PostgreSQL at \S+ is back$/.test(message))).toHaveLength(1);
  });

  test('answers 503 while the database hangs, and recovers when it continues', async () => {
    signalPostgres('SIGSTOP');
    expect(await statuses()).toEqual([503, 503, 503, 503]);
    signalPostgres('SIGCONT');
    await isBack();
    expect(await statuses()).toEqual([200, 200, 201, 200]);
    expect(said('does not answer')).toHaveLength(1);
    expect(said('is back').filter((message) => /^PostgreSQL at \S+ is back$/.test(message))).toHaveLength(1);
  });

  test('waits at the start for the database with one log line, and ends with the variables to check after the timeout', async () => {
    await postgres.child.kill();
    const tooShort = waitForDatabase(cms.strapi, 0);
    await expect(tooShort).rejects.toThrow(/ECONNREFUSED.*DATABASE_HOST, DATABASE_PORT/);
    const waited = waitForDatabase(cms.strapi);
    await expect.poll(() => said('is not there yet'), WAIT).toHaveLength(1);
    await postgres.restart();
    await waited;
    expect(said('is there')).toHaveLength(1);
    await isBack();
  });

  test('a statement waits longer for a connection during the start than later', async () => {
    // More at once than the pool has open, so that it opens connections.
    const ask = () => Promise.all(Array.from({ length: 10 }, () => cms.strapi.db.connection.raw('select 1')));
    const { pool, connectionSettings } = cms.strapi.db.connection.client;
    // A connection that a job began to open keeps the shorter limit. When it fails, the pool fails the statement that waits longest.
    await expect.poll(() => pool.numPendingCreates(), WAIT).toBe(0);
    const limitConnectionTimes = waitLongerForConnections(cms.strapi);
    signalPostgres('SIGSTOP');
    const asked = ask().then((answers) => answers.length);
    await sleep(CONNECTION_TIMEOUT_MS + 1000);
    signalPostgres('SIGCONT');
    expect(await asked).toBe(10);

    limitConnectionTimes();
    expect(pool.acquireTimeoutMillis).toBe(4000);
    expect(connectionSettings.connectionTimeoutMillis).toBe(CONNECTION_TIMEOUT_MS);
  });

  test('stores an application completely or not at all when the database is killed', async () => {
    const before = (await rows('select 1 from applications')).length;
    const messages = Array.from({ length: 12 }, () => submission());
    const sent = Promise.all(messages.map((message) => submit(cms.url, message)));
    await expect.poll(async () => (await rows('select 1 from applications')).length, WAIT).toBeGreaterThan(before);
    await postgres.child.kill();
    const first = await sent;
    expect(first.every(({ status }) => status === 201 || status === 503)).toBe(true);
    await postgres.restart();
    await isBack();
    const stored = (await rows('select 1 from applications')).length - before;
    expect(stored, 'every confirmed application is stored').toBeGreaterThanOrEqual(
      first.filter(({ status }) => status === 201).length,
    );
    const again = await Promise.all(messages.map((message) => submit(cms.url, message)));
    expect(again.every(({ status }) => status === 200 || status === 201)).toBe(true);
    const halves = await rows(`
      select id from applications where id not in (select application_id from application_changes)
      or (select count(*) from consent_records where application_id = applications.id) <> 4`);
    expect(halves).toEqual([]);
    expect(await rows('select 1 from applications'), 'each once').toHaveLength(before + messages.length);
  });

  test('counts limits in memory while Redis hangs, and in Redis afterwards', async () => {
    await expect.poll(async () => (await health()).checks.redis, WAIT).toEqual({ ok: true });
    process.kill(redis.child.pid, 'SIGSTOP');
    expect((await submit(cms.url, submission())).status).toBe(201);
    await expect
      .poll(async () => await health(), WAIT)
      .toMatchObject({ status: 'degraded', checks: { redis: { ok: false } } });
    expect((await submit(cms.url, submission())).status).toBe(201);
    process.kill(redis.child.pid, 'SIGCONT');
    await expect.poll(async () => (await health()).checks.redis, WAIT).toEqual({ ok: true });
    expect(said('Redis is away')).toHaveLength(1);
    expect(said('Redis is back')).toHaveLength(1);
  });
});
