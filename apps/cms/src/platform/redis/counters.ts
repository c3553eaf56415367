import { type RedisChange, type RedisClient, RedisConnection } from '@prestafaro/redis-connection';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

/** A counter with a maximum within a time. Its key contains no personal data. */
export interface CounterOptions {
  /** `comments:perSite`; distinguishes counters in a shared Redis. */
  name: string;
  points: number;
  seconds: number;
}

/** Storage of counters: this process, or a Redis that several instances share. */
export interface Counters {
  counter(options: CounterOptions): RateLimiterAbstract;
  /** Null without a configured Redis. */
  readonly redis: RedisConnection | null;
  close(): Promise<void>;
}

interface Log {
  warn(line: string): void;
  info(line: string): void;
}

const PREFIX = 'prestafaro:';

/**
 * Counts in Redis if one is configured. While it is away or hangs each instance counts in its own memory, so that visitors
 * notice nothing.
 * @param redisUrl undefined = memory only; a restart then resets all counters.
 */
export function createCounters(redisUrl: string | undefined, log: Log): Counters {
  if (!redisUrl) return { counter: inMemory, redis: null, close: async () => undefined };
  const redis = new RedisConnection({ url: redisUrl, onChange: (change) => logChange(log, change) });
  return {
    counter: (options) =>
      new RateLimiterRedis({
        storeClient: presentClient(redis),
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

/** What `RateLimiterRedis` uses of a client, on the connection of the moment: after a failover there is another one. */
const presentClient = (redis: RedisConnection) => ({
  get isReady() {
    return redis.client.isReady;
  },
  eval: (...parameters: Parameters<RedisClient['eval']>) => redis.client.eval(...parameters),
  multi: () => redis.client.multi(),
  del: (key: string) => redis.client.del(key),
});

function logChange(log: Log, change: RedisChange): void {
  if (change.state === 'back') log.info('Redis is back: limits are counted there again');
  else log.warn(`Redis is away, ${change.reason}: limits are counted in memory until it is back`);
}

function inMemory({ name, points, seconds }: CounterOptions): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: PREFIX + name, points, duration: seconds });
}
