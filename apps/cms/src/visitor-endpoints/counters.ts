import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { createClient } from 'redis';
import { wordlessError } from './guards';

/** What is counted up to a number within a time, by a key that holds no personal data. */
export interface CounterOptions {
  /** `comments:perSite`; tells counters apart in a Redis that several share. */
  name: string;
  points: number;
  seconds: number;
}

/** Where limits are counted: in this process, or in a Redis that several instances share. */
export interface Counters {
  counter(options: CounterOptions): RateLimiterAbstract;
  close(): Promise<void>;
}

interface Log {
  warn(line: string): void;
  info(line: string): void;
}

const PREFIX = 'prestafaro:';
const RECONNECT_AFTER_MS = 2000;

/**
 * Counts in Redis where there is one. While it is away each instance counts for itself, in memory, so that a visitor
 * notices nothing; one line says so, and one that it is back.
 * @param redisUrl none = memory, and a restart forgets everything.
 */
export function createCounters(redisUrl: string | undefined, log: Log): Counters {
  if (!redisUrl) return { counter: inMemory, close: async () => undefined };
  const client = createClient({
    url: redisUrl,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: RECONNECT_AFTER_MS, connectTimeout: RECONNECT_AFTER_MS },
  });
  let isLost = false;
  client.on('error', (error: unknown) => {
    if (!isLost) log.warn(`Redis is away, ${wordlessError(error)}: limits are counted in memory until it is back`);
    isLost = true;
  });
  client.on('ready', () => {
    if (isLost) log.info('Redis is back: limits are counted there again');
    isLost = false;
  });
  // What goes wrong is said by the event above.
  client.connect().catch(() => undefined);
  return {
    counter: (options) =>
      new RateLimiterRedis({
        storeClient: client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        insuranceLimiter: inMemory(options),
        keyPrefix: PREFIX + options.name,
        points: options.points,
        duration: options.seconds,
      }),
    close: async () => {
      await client.disconnect().catch(() => undefined);
    },
  };
}

function inMemory({ name, points, seconds }: CounterOptions): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: PREFIX + name, points, duration: seconds });
}
