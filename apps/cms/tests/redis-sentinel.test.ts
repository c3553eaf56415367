import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findRedis } from '../../../scripts/databases/redis.mjs';
import { startRedisGroup } from '../../../scripts/databases/redis-sentinel.mjs';
import { isSkippedWithout } from '../../../scripts/suites/required-programs.mjs';
import { type Counters, createCounters } from '../src/platform/redis/counters';
import { EventStream } from '../src/visitors/events/event-stream';
import { newStoredEvents } from '../src/visitors/events/testing/new-stored-events';

const WAIT = { timeout: 30_000, interval: 50 };
const KEY = '203.0.113.7';

/** Skipped if Redis is not installed. */
describe.skipIf(isSkippedWithout('Redis', findRedis()))('a Redis that Sentinels watch', { timeout: 90_000 }, () => {
  let group: Awaited<ReturnType<typeof startRedisGroup>>;
  let counters: Counters;
  let stream: EventStream;
  const lines: string[] = [];

  const redis = () => {
    if (!counters.redis) throw new Error('no Redis');
    return counters.redis;
  };
  const limit = () => counters.counter({ name: 'sentinel', points: 100, seconds: 600 });

  beforeAll(async () => {
    group = await startRedisGroup();
    const log = (line: string) => void lines.push(line);
    counters = createCounters(group.url, { warn: log, info: log });
    await redis().opened();
    stream = new EventStream(redis());
  });
  afterAll(async () => {
    await counters?.close();
    await group?.stop();
  });

  test('continues with the new master after the old one was killed, loses no event and no count, and logs one outage', async () => {
    const kept = limit();
    await kept.consume(KEY, 3);
    // The first answer of a Redis without a group makes the group.
    await stream.readNew();
    expect(await stream.add(newStoredEvents(1))).toBe(true);
    const killed = group.master();
    await killed.child.kill();
    await expect.poll(() => redis().isUp, WAIT).toBe(false);
    await expect.poll(() => redis().isUp, WAIT).toBe(true);

    expect(group.master().port).not.toBe(killed.port);
    expect(lines).toEqual([expect.stringMatching(/^Redis is away, /), 'Redis is back: limits are counted there again']);
    expect(await stream.length()).toBe(1);
    expect((await kept.get(KEY))?.consumedPoints, 'the same limiter uses the new connection').toBe(3);
    expect(await stream.add(newStoredEvents(1)), 'no replica has it, so the caller stores it').toBe(false);

    await killed.restart();
    await expect.poll(() => group.isReplicated(), WAIT).toBe(true);
    await expect.poll(() => stream.add(newStoredEvents(1)), WAIT).toBe(true);
  });
});
