import { RedisConnection } from '@prestafaro/redis-connection';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findRedis, startRedis } from '../../../scripts/databases/redis.mjs';
import { isSkippedWithout } from '../../../scripts/suites/required-programs.mjs';
import { EventStream, type StreamEntry } from '../src/visitors/events/event-stream';
import { findStreamRisks } from '../src/visitors/events/stream-risks';
import { newStoredEvents } from '../src/visitors/events/testing/new-stored-events';

const ABANDONED_MS = 200;
const MAX_BYTES = 100_000;
const KEY = 'prestafaro:events';

const eventsOf = (entries: readonly StreamEntry[] | undefined) => entries?.map(({ events }) => events);

/** Skipped if Redis is not installed. `npm run test:faults` needs it. */
describe.skipIf(isSkippedWithout('Redis', findRedis()))('EventStream', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let connection: RedisConnection;
  beforeAll(async () => {
    redis = await startRedis();
    connection = new RedisConnection({ url: redis.url });
    await connection.opened();
  });
  afterAll(async () => {
    await connection?.close();
    await redis?.child.stop();
  });
  beforeEach(async () => {
    // An answer that came too late on a busy machine counts as an outage for a moment.
    await expect.poll(() => connection.isUp).toBe(true);
    await connection.run((client) => client.del(KEY));
  });

  const openStream = () => new EventStream(connection, { abandonedMs: ABANDONED_MS, maxBytes: MAX_BYTES });
  /** The first read makes the group, because Redis may have been restarted. */
  const joinStream = async () => {
    const stream = openStream();
    await stream.readNew();
    return stream;
  };

  /** Claims until as many entries have been abandoned. One that waits for another may be claimed again meanwhile. */
  const claim = async (stream: EventStream, count: number) => {
    const claimed = new Map<string, StreamEntry>();
    const claimMore = async () => {
      for (const entry of (await stream.claimAbandoned()) ?? []) claimed.set(entry.id, entry);
      return claimed.size;
    };
    await expect.poll(claimMore).toBe(count);
    return [...claimed.values()];
  };

  test('gives each entry to one of two workers', async () => {
    const [one, other] = await Promise.all([joinStream(), joinStream()]);
    const requests = Array.from({ length: 150 }, () => newStoredEvents(1));
    for (const events of requests) expect(await one.add(events)).toBe(true);
    const read = [...((await one.readNew()) ?? []), ...((await other.readNew()) ?? [])];
    expect(eventsOf(read)).toEqual(requests);
    expect(await one.readNew()).toEqual([]);
  });

  test('gives entries that were added before any worker came', async () => {
    const events = newStoredEvents(2);
    expect(await openStream().add(events)).toBe(true);
    expect(eventsOf(await (await joinStream()).readNew())).toEqual([events]);
  });

  test('gives the entries of a worker that is gone to another one, and no entry that is stored', async () => {
    const [killed, other] = await Promise.all([joinStream(), joinStream()]);
    const [first, second] = [newStoredEvents(1), newStoredEvents(1)];
    await killed.add(first);
    await killed.add(second);
    const [stored] = (await killed.readNew()) ?? [];
    expect(await killed.remove(stored ? [stored] : [])).toBe(true);
    expect(await other.claimAbandoned()).toEqual([]);
    const claimed = await claim(other, 1);
    expect(eventsOf(claimed)).toEqual([second]);
    await other.remove(claimed);
    expect(await other.length()).toBe(0);
  });

  test('gives an entry that cannot be read without events, and the entries beside it with theirs', async () => {
    const stream = await joinStream();
    const events = newStoredEvents(1);
    await connection.run((client) => client.xAdd(KEY, '*', { events: '[{' }));
    await connection.run((client) => client.xAdd(KEY, '*', { other: 'x' }));
    await stream.add(events);
    const read = (await stream.readNew()) ?? [];
    expect(eventsOf(read)).toEqual([null, null, events]);
    await stream.remove(read);
    expect(await stream.length()).toBe(0);
  });

  test('takes nothing into a full stream, and accepts again when it is read', async () => {
    const stream = await joinStream();
    const wide = newStoredEvents(1).map((event) => ({ ...event, utm_term: 'x'.repeat(MAX_BYTES / 4) }));
    for (let added = 0; added < 4; added += 1) expect(await stream.add(wide)).toBe(true);
    await stream.examine();
    expect(await stream.add(newStoredEvents(1))).toBe(false);
    await stream.remove((await stream.readNew()) ?? []);
    await stream.examine();
    expect(await stream.add(newStoredEvents(1))).toBe(true);
  });

  test('keeps its entries when Redis is killed and started again', async () => {
    const stream = await joinStream();
    const [held, waiting] = [newStoredEvents(1), newStoredEvents(1)];
    await stream.add(held);
    expect(eventsOf(await stream.readNew())).toEqual([held]);
    await stream.add(waiting);
    await redis.child.kill();
    await redis.restart();
    await expect.poll(() => connection.isUp).toBe(true);
    expect(eventsOf(await stream.readNew())).toEqual([waiting]);
    expect(eventsOf(await claim(await joinStream(), 2))).toEqual([held, waiting]);
  });

  test('works on after Redis has lost its data', async () => {
    const stream = await joinStream();
    await connection.run((client) => client.flushAll());
    const events = newStoredEvents(1);
    expect(await stream.add(events)).toBe(true);
    expect(await stream.claimAbandoned()).toBeUndefined();
    expect(eventsOf(await stream.readNew())).toEqual([events]);
    expect(connection.isUp).toBe(true);
  });

  test.each([
    ['maxmemory-policy', 'allkeys-lru', 'volatile-lru', /drop waiting events/],
    ['appendonly', 'no', 'yes', /loses events/],
  ])('findStreamRisks: names the setting %s %s, and nothing with %s', async (name, risky, safe, sentence) => {
    await connection.run((client) => client.configSet(name, risky));
    expect(await findStreamRisks(connection)).toEqual([expect.stringMatching(sentence)]);
    await connection.run((client) => client.configSet(name, safe));
    expect(await findStreamRisks(connection)).toEqual([]);
    // Redis does not stop while it writes its first file.
    const persistence = () => connection.run((client) => client.info('persistence'));
    await expect.poll(persistence).toMatch(/aof_rewrite_in_progress:0\r\naof_rewrite_scheduled:0/);
  });

  test('findStreamRisks: returns nothing and keeps the connection if Redis refuses INFO', async () => {
    await connection.run((client) => client.sendCommand(['ACL', 'SETUSER', 'default', '-info']));
    expect(await findStreamRisks(connection)).toEqual([]);
    expect(connection.isUp).toBe(true);
    await connection.run((client) => client.sendCommand(['ACL', 'SETUSER', 'default', '+info']));
  });

  test('answers at once that Redis has not taken events while it is away', async () => {
    await redis.child.stop();
    await expect.poll(() => connection.isUp).toBe(false);
    expect(await openStream().add(newStoredEvents(1))).toBe(false);
    expect(await openStream().readNew()).toBeUndefined();
  });
});
