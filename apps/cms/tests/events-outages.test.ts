import { setTimeout as sleep } from 'node:timers/promises';
import type { TrackedEvent } from '@prestafaro/types/tracked-event';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres, startPostgres } from '../../../scripts/databases/postgres.mjs';
import { findRedis, startRedis } from '../../../scripts/databases/redis.mjs';
import { isSkippedWithout } from '../../../scripts/suites/required-programs.mjs';
import { newEvent, queryEvents, sendEvents } from './support/events';
import { recordLog } from './support/log-lines';
import { type RunningCms, startCms } from './support/start-cms';

const isSkipped = isSkippedWithout('PostgreSQL', findPostgres()) || isSkippedWithout('Redis', findRedis());
const WAIT = { timeout: 60_000, interval: 100 };

/** Skipped if PostgreSQL or Redis is not installed. `npm run test:faults` needs both. */
describe.skipIf(isSkipped)('the collector with PostgreSQL and Redis', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let cms: RunningCms;
  let written: string[];

  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    cms = await startCms({ environment: { ...postgres.environment, REDIS_URL: redis.url } });
    written = recordLog(cms.strapi);
  });
  afterAll(async () => {
    await cms?.stop();
    await Promise.all([postgres?.stop(), redis?.child.stop()]);
  });

  const storedKeys = async (domain: string) =>
    (await queryEvents(cms.strapi, `select event_key from @events where domain = '${domain}'`).catch(() => []))
      .map(({ event_key }) => String(event_key))
      .sort();
  const keysOf = (events: readonly TrackedEvent[]) => events.map(({ event_key }) => event_key).sort();

  /** Sends requests until told to stop. A refused request is sent again, as a browser does. @returns the accepted events */
  function sendSteadily(domain: string) {
    const accepted: TrackedEvent[] = [];
    const statuses = new Set<number>();
    let isOver = false;
    const sender = async () => {
      while (!isOver) {
        const events = [newEvent({ domain }), newEvent({ domain })];
        const { status } = await sendEvents(cms.url, events);
        statuses.add(status);
        if (status === 202) accepted.push(...events);
        if (status === 202 && accepted.length % 20 === 0) await sendEvents(cms.url, events);
        await sleep(5);
      }
    };
    const senders = Array.from({ length: 8 }, sender);
    return async () => {
      isOver = true;
      await Promise.all(senders);
      return { accepted, statuses: [...statuses] };
    };
  }

  test('stores every accepted event once when PostgreSQL goes away in the middle and comes back', async () => {
    const stop = sendSteadily('postgres.example');
    await sleep(500);
    await postgres.child.kill();
    await sleep(4000);
    await postgres.restart();
    await sleep(1000);
    const { accepted, statuses } = await stop();
    expect(statuses).toEqual([202]);
    expect(accepted.length).toBeGreaterThan(500);
    await expect.poll(() => storedKeys('postgres.example'), WAIT).toEqual(keysOf(accepted));
  });

  test('stores every accepted event once when Redis goes away, and uses it again when it is back', async () => {
    await sendEvents(cms.url, newEvent({ domain: 'redis.example' }));
    await expect.poll(async () => (await storedKeys('redis.example')).length, WAIT).toBe(1);
    await redis.child.kill();
    const stop = sendSteadily('away.example');
    await sleep(1500);
    await redis.restart();
    await sleep(2000);
    const { accepted, statuses } = await stop();
    expect(statuses).toEqual([202]);
    await expect.poll(() => storedKeys('away.example'), WAIT).toEqual(keysOf(accepted));
  });

  test('answers 503 with a waiting time while both are away, and loses nothing that it accepted', async () => {
    await redis.child.kill();
    const stop = sendSteadily('both.example');
    await sleep(1000);
    await postgres.child.kill();
    await sleep(1500);
    const refused = await sendEvents(cms.url, newEvent());
    expect([refused.status, refused.body.error, refused.headers.get('retry-after')]).toEqual([
      503,
      'unavailable',
      '10',
    ]);
    await Promise.all([postgres.restart(), redis.restart()]);
    await expect.poll(async () => (await sendEvents(cms.url, newEvent())).status, WAIT).toBe(202);
    const { accepted } = await stop();
    const missing = async () => {
      const stored = new Set(await storedKeys('both.example'));
      return keysOf(accepted).filter((key) => !stored.has(key));
    };
    await expect.poll(missing, WAIT).toEqual([]);
  });

  test('logs no line for each event, and no value of one', () => {
    expect(written.filter((line) => line.includes('/api/event'))).toEqual([]);
    expect(written.filter((line) => line.includes('.example'))).toEqual([]);
    expect(written.length).toBeLessThan(20);
  });
});
