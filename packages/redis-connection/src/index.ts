export {
  type RedisChange,
  type RedisClient,
  RedisConnection,
  type RedisConnectionOptions,
} from './redis-connection.ts';
export { TimeoutError, withTimeout } from './with-timeout.ts';
