import type { RedisConnection } from '@prestafaro/redis-connection';
import { isRefusal } from './event-stream';

/** A line of `INFO` and what its value means for events that wait in Redis. */
const RISKS: readonly (readonly [RegExp, string])[] = [
  [
    /^maxmemory_policy:allkeys-/m,
    'Redis may drop waiting events when its memory is full. Set maxmemory-policy to volatile-lru (docs/deploy.md)',
  ],
  [
    /^aof_enabled:0/m,
    'Redis loses events that wait for the database when it is restarted. Set appendonly to yes (docs/deploy.md)',
  ],
];

/**
 * Reads the settings of Redis from `INFO`, because managed services refuse `CONFIG`.
 * @returns a sentence for each setting by which events may be lost; none while Redis is away or if it refuses `INFO`
 */
export async function findStreamRisks(redis: Pick<RedisConnection, 'run'>): Promise<string[]> {
  const info = await redis.run((client) =>
    client.info().catch((error: unknown) => {
      if (isRefusal(error)) return '';
      throw error;
    }),
  );
  return RISKS.filter(([setting]) => setting.test(info ?? '')).map(([, sentence]) => sentence);
}
