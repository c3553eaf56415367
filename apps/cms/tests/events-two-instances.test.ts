import { rmSync } from 'node:fs';
import { RedisConnection } from '@prestafaro/redis-connection';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres, startPostgres } from '../../../scripts/databases/postgres.mjs';
import { findRedis, startRedis } from '../../../scripts/databases/redis.mjs';
import { withPostgres } from '../../../scripts/databases/with-postgres.mjs';
import { statusOf, waitUntil } from '../../../scripts/processes/wait-for.mjs';
import { isSkippedWithout } from '../../../scripts/suites/required-programs.mjs';
import { type CmsProcess, startCmsProcess } from './support/cms-process';
import { newEvent, sendEvents } from './support/events';

const STARTS_MS = 600_000;
const WAIT = { timeout: 60_000, interval: 100 };
const isSkipped = isSkippedWithout('PostgreSQL', findPostgres()) || isSkippedWithout('Redis', findRedis());

/** Skipped if PostgreSQL or Redis is not installed. */
describe.skipIf(isSkipped)('the collectors of two CMS with one PostgreSQL and one Redis', { timeout: 180_000 }, () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let connection: RedisConnection;
  const both: CmsProcess[] = [];

  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    connection = new RedisConnection({ url: redis.url });
    for (let count = 0; count < 2; count += 1) {
      const cms = await startCmsProcess({ ...postgres.environment, REDIS_URL: redis.url });
      both.push(cms);
      const isReady = async () => (await statusOf(`${cms.url}/api/health/ready`)) === 200;
      const limits = { timeoutMilliseconds: STARTS_MS, isPossible: cms.child.isRunning };
      expect(await waitUntil(isReady, limits), cms.said('error', '').join('\n')).toBe(true);
    }
  }, STARTS_MS);
  afterAll(async () => {
    await connection?.close();
    for (const { child, home } of both) {
      await child.stop();
      rmSync(home, { recursive: true, force: true });
    }
    await Promise.all([postgres?.stop(), redis?.child.stop()]);
  });

  const storedKeys = async (domain: string) => {
    const sql = 'select event_key from tracking.events where domain = $1';
    const rows = await withPostgres(
      postgres.environment,
      async (client): Promise<Record<string, unknown>[]> => (await client.query(sql, [domain])).rows,
    );
    return rows.map(({ event_key }) => String(event_key)).sort();
  };
  /** Sends requests of two events in turn to both. @returns the keys of the events, all of which were accepted */
  async function sendToBoth(domain: string, requests: number): Promise<string[]> {
    const keys: string[] = [];
    for (let count = 0; count < requests; count += 1) {
      const events = [newEvent({ domain }), newEvent({ domain })];
      const { status } = await sendEvents(both[count % 2]?.url ?? '', events);
      expect(status).toBe(202);
      // A retry may reach the other one.
      if (count % 5 === 4) await sendEvents(both[(count + 1) % 2]?.url ?? '', events);
      keys.push(...events.map(({ event_key }) => event_key));
    }
    return keys.sort();
  }
  /** How many entries each worker has taken and not stored yet. */
  const heldByWorkers = async () => {
    const groups = await connection.run((client) => client.xPending('prestafaro:events', 'stores'));
    return (groups?.consumers ?? []).map(({ deliveriesCounter }) => Number(deliveriesCounter));
  };
  const waiting = () => connection.run((client) => client.xLen('prestafaro:events'));

  test('store each event once that reaches either of them', async () => {
    const keys = await sendToBoth('either.example', 150);
    await expect.poll(() => storedKeys('either.example'), WAIT).toEqual(keys);
    await expect.poll(waiting, WAIT).toBe(0);
  });

  test('both take events from the stream, and store each once', async () => {
    process.kill(postgres.child.pid, 'SIGQUIT');
    await postgres.child.exited;
    const keys = await sendToBoth('shared.example', 150);
    await expect.poll(async () => (await heldByWorkers()).filter((count) => count > 0).length, WAIT).toBe(2);
    await postgres.restart();
    await expect.poll(() => storedKeys('shared.example').catch(() => []), WAIT).toEqual(keys);
    await expect.poll(waiting, WAIT).toBe(0);
  });
});
