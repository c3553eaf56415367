import { randomUUID } from 'node:crypto';
import type { RedisClient, RedisConnection } from '@prestafaro/redis-connection';
import { readStoredEvents, type StoredEvent } from './stored-event';

/** The events of one request, as they wait in Redis. */
export interface StreamEntry {
  id: string;
  /** Null if another program wrote the entry, or a version of ours that writes other events. */
  events: StoredEvent[] | null;
}

const KEY = 'prestafaro:events';
const GROUP = 'stores';
const ENTRIES_AT_ONCE = 100;
/** An entry that a worker has held for so long belongs to a worker that is gone. */
const ABANDONED_MS = 60_000;
/** A quarter of the memory of our Redis. Entries are never cut off, because their senders were told that they are stored. */
const MAX_BYTES = 48 * 1024 * 1024;

/**
 * A failover loses what no replica has yet, so an event counts as taken once a replica has it. Other commands of this process wait
 * behind that question, so it is short, and after a no it is not repeated for a while: the events then go to the database, which
 * stores each once, also if the entry survives.
 */
const COPY_TIMEOUT_MS = 100;
const UNCOPIED_MS = 1_000;

/** Whether an error is a refusal of Redis itself, such as `OOM command not allowed`. It comes over a connection that works. */
export const isRefusal = (error: unknown): error is Error => error instanceof Error && /^[A-Z]+ /.test(error.message);

/**
 * Events that wait in Redis until a worker stores them: a stream with one consumer group. Each method returns undefined while Redis
 * is away or refuses, and never throws.
 */
export class EventStream {
  private readonly consumer = randomUUID();
  private isFull = false;
  /** Until then no replica is asked for, because none has answered. */
  private uncopiedUntil = 0;

  constructor(
    private readonly redis: Pick<RedisConnection, 'run' | 'hasReplicas'>,
    private readonly bounds = { abandonedMs: ABANDONED_MS, maxBytes: MAX_BYTES },
  ) {}

  /** @returns whether Redis has taken the events, and a replica too if there are replicas */
  async add(events: readonly StoredEvent[]): Promise<boolean> {
    if (this.isFull || Date.now() < this.uncopiedUntil) return false;
    const entry = { events: JSON.stringify(events) };
    if (!this.redis.hasReplicas) return (await this.run((client) => client.xAdd(KEY, '*', entry))) !== undefined;
    const copies = await this.run(async (client) => {
      const [, count] = await Promise.all([client.xAdd(KEY, '*', entry), client.wait(1, COPY_TIMEOUT_MS)]);
      return count;
    });
    if (copies === 0) this.uncopiedUntil = Date.now() + UNCOPIED_MS;
    return copies !== undefined && copies > 0;
  }

  /** Entries that no worker has read. */
  async readNew(): Promise<StreamEntry[] | undefined> {
    const wanted = { key: KEY, id: '>' };
    const read = await this.run((client) =>
      client.xReadGroup(GROUP, this.consumer, wanted, { COUNT: ENTRIES_AT_ONCE }),
    );
    if (read === undefined) return undefined;
    const [stream] = (read ?? []) as { messages: StreamMessage[] }[];
    return (stream?.messages ?? []).map(entryOf);
  }

  /** Entries of workers that were stopped or killed. */
  async claimAbandoned(): Promise<StreamEntry[] | undefined> {
    const options = { COUNT: ENTRIES_AT_ONCE };
    const claimed = await this.run((client) =>
      client.xAutoClaim(KEY, GROUP, this.consumer, this.bounds.abandonedMs, '0-0', options),
    );
    return claimed?.messages.filter((message) => message !== null).map(entryOf);
  }

  /** Takes stored entries out of the stream. */
  async remove(entries: readonly StreamEntry[]): Promise<boolean> {
    const ids = entries.map(({ id }) => id);
    const removed = await this.run((client) => client.multi().xAck(KEY, GROUP, ids).xDel(KEY, ids).exec());
    return removed !== undefined;
  }

  /** Examines the size of the stream. {@link add} takes nothing more into a full one. */
  async examine(): Promise<void> {
    const bytes = await this.run((client) => client.memoryUsage(KEY));
    this.isFull = (bytes ?? 0) > this.bounds.maxBytes;
  }

  /** @returns the number of requests whose events wait; undefined while Redis is away */
  length(): Promise<number | undefined> {
    return this.run((client) => client.xLen(KEY));
  }

  /**
   * Forgets this worker, unless Redis still holds entries for it: those of an answer that came too late. Another worker claims them.
   */
  async leave(): Promise<void> {
    const range = { consumer: this.consumer };
    const pending = await this.run((client) => client.xPendingRange(KEY, GROUP, '-', '+', 1, range));
    if (pending?.length === 0) await this.run((client) => client.xGroupDelConsumer(KEY, GROUP, this.consumer));
  }

  private run<Result>(command: (client: RedisClient) => Promise<Result>): Promise<Result | undefined> {
    return this.redis.run(async (client) => {
      try {
        return await command(client);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        // A Redis without its data has no group.
        if (error.message.startsWith('NOGROUP')) await createGroup(client);
        return undefined;
      }
    });
  }
}

interface StreamMessage {
  id: string;
  message: Record<string, string>;
}

const entryOf = ({ id, message }: StreamMessage): StreamEntry => ({ id, events: readStoredEvents(message.events) });

/** From 0, because entries may have been added before the group was there. */
async function createGroup(client: RedisClient): Promise<void> {
  await client.xGroupCreate(KEY, GROUP, '0', { MKSTREAM: true }).catch((error: Error) => {
    if (!error.message.startsWith('BUSYGROUP')) throw error;
  });
}
