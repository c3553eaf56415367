import { setTimeout as sleep } from 'node:timers/promises';
import { healthSchema } from '@prestafaro/types/health';
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
  const isDatabaseUp = async () => {
    const answer = await fetch(`${cms.url}/api/health`);
    return healthSchema.parse(await answer.json()).checks.database?.ok;
  };
  const keysOf = (events: readonly TrackedEvent[]) => events.map(({ event_key }) => event_key).sort();

  /** Sends requests until told to stop. A refused request is sent again, as a browser does. `more` waits until that many more events are accepted. */
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
    const more = (count: number) => {
      const goal = accepted.length + count;
      return expect.poll(() => accepted.length, WAIT).toBeGreaterThanOrEqual(goal);
    };
    const stop = async () => {
      isOver = true;
      await Promise.all(senders);
      return { accepted, statuses: [...statuses] };
    };
    return { more, stop };
  }

  test('stores every accepted event once when PostgreSQL goes away in the middle and comes back', async () => {
    const { more, stop } = sendSteadily('postgres.example');
    await more(100);
    await postgres.child.kill();
    await more(400);
    await postgres.restart();
    await more(100);
    const { accepted, statuses } = await stop();
    expect(statuses).toEqual([202]);
    await expect.poll(() => storedKeys('postgres.example'), WAIT).toEqual(keysOf(accepted));
  });

  test('stores every accepted event once when Redis goes away, and uses it again when it is back', async () => {
    // Without Redis an event needs PostgreSQL, and the CMS may still hold it to be away.
    await expect.poll(isDatabaseUp, WAIT).toBe(true);
    await sendEvents(cms.url, newEvent({ domain: 'redis.example' }));
    await expect.poll(async () => (await storedKeys('redis.example')).length, WAIT).toBe(1);
    await redis.child.kill();
    const { more, stop } = sendSteadily('away.example');
    await more(200);
    await redis.restart();
    await expect.poll(() => written.some((line) => line.includes('Redis is back')), WAIT).toBe(true);
    await more(200);
    const { accepted, statuses } = await stop();
    expect(statuses).toEqual([202]);
    await expect.poll(() => storedKeys('away.example'), WAIT).toEqual(keysOf(accepted));
  });

  test('answers 503 with a waiting time while both are away, and loses nothing that it accepted', async () => {
    await redis.child.kill();
    const { more, stop } = sendSteadily('both.example');
    await more(100);
    await postgres.child.kill();
    let refused = await sendEvents(cms.url, newEvent());
    const sendAnother = async () => {
      refused = await sendEvents(cms.url, newEvent());
      return refused.status;
    };
    await expect.poll(sendAnother, WAIT).toBe(503);
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
