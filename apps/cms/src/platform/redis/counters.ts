import { type RedisChange, RedisConnection } from '@prestafaro/redis-connection';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

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
  readonly redis: { readonly isUp: boolean } | null;
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
  const redis = new RedisConnection({ url: redisUrl, onChange: (change) => logChange(log, change) });
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

function logChange(log: Log, change: RedisChange): void {
  if (change.state === 'back') log.info('Redis is back: limits are counted there again');
  else log.warn(`Redis is away, ${change.reason}: limits are counted in memory until it is back`);
}

function inMemory({ name, points, seconds }: CounterOptions): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: PREFIX + name, points, duration: seconds });
}
