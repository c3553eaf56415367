export type { RedisClient } from './redis-clients.ts';
export {
  type RedisChange,
  RedisConnection,
  type RedisConnectionOptions,
} from './redis-connection.ts';
export { TimeoutError, withTimeout } from './with-timeout.ts';
