import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { RedisConnection } from './redis-connection';

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
  /** Null where there is none to be up. */
  readonly redis: { isUp(): boolean } | null;
  close(): Promise<void>;
}

interface Log {
  warn(line: string): void;
  info(line: string): void;
}

const PREFIX = 'prestafaro:';

/**
 * Counts in Redis where there is one. While it is away or hangs each instance counts for itself, in memory, so that a
 * visitor notices nothing.
 * @param redisUrl none = memory, and a restart forgets everything.
 */
export function createCounters(redisUrl: string | undefined, log: Log): Counters {
  if (!redisUrl) return { counter: inMemory, redis: null, close: async () => undefined };
  const redis = new RedisConnection(redisUrl, log);
  return {
    counter: (options) =>
      new RateLimiterRedis({
        storeClient: redis.client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        insuranceLimiter: inMemory(options),
        keyPrefix: PREFIX + options.name,
        points: options.points,
        duration: options.seconds,
      }),
    redis,
    close: () => redis.close(),
  };
}

function inMemory({ name, points, seconds }: CounterOptions): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: PREFIX + name, points, duration: seconds });
}
