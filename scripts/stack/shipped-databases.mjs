// @ts-check
import { startPgbouncer } from '../databases/pgbouncer.mjs';
import { startPostgres } from '../databases/postgres.mjs';
import { startPostgresReplica } from '../databases/postgres-replica.mjs';
import { startRedis } from '../databases/redis.mjs';
import { startRedisGroup } from '../databases/redis-sentinel.mjs';
import { startEntrance } from './balancer.mjs';

/**
 * @typedef {object} ShippedDatabases the databases of a stack that are not files
 * @property {import('../databases/postgres.mjs').Postgres} [postgres]
 * @property {import('../databases/postgres-replica.mjs').PostgresReplica} [replica]
 * @property {import('../databases/pgbouncer.mjs').Pgbouncer[]} pgbouncers
 * @property {import('../databases/redis.mjs').Redis} [redis]
 * @property {import('../databases/redis-sentinel.mjs').RedisGroup} [redisGroup] in place of `redis`
 *
 * @typedef {object} DatabaseOptions
 * @property {'postgres' | 'sqlite'} [database]
 * @property {boolean} [withReplica] a synchronous copy of PostgreSQL
 * @property {number} [pgbouncerInstances] between the CMS and PostgreSQL; none by default
 * @property {boolean} [withRedis]
 * @property {boolean} [withSentinel] two Redis servers and three Sentinels in place of one Redis
 */

/**
 * @param {import('../console/steps.mjs').Steps} steps
 * @param {(() => Promise<void>)[]} stops gets what ends them, to be called in reverse order
 * @param {DatabaseOptions} options
 * @returns {Promise<ShippedDatabases & { environment: Record<string, string> }>} with how the apps are told of them
 */
export async function startDatabases(
  steps,
  stops,
  { database = 'postgres', withReplica = false, pgbouncerInstances = 0, withRedis = true, withSentinel = false },
) {
  const postgres = database === 'postgres' ? await steps.run('PostgreSQL', startPostgres) : undefined;
  if (postgres) stops.push(postgres.stop);
  const replica =
    postgres && withReplica
      ? await steps.run('Replica of PostgreSQL', () => startPostgresReplica(postgres))
      : undefined;
  if (replica) stops.push(replica.stop);
  /** @type {ShippedDatabases['pgbouncers']} */
  const pgbouncers = [];
  for (let number = 1; postgres && number <= pgbouncerInstances; number += 1) {
    const pgbouncer = await steps.run(`PgBouncer ${number}`, () => startPgbouncer(postgres.environment));
    stops.push(() => pgbouncer.child.stop());
    pgbouncers.push(pgbouncer);
  }
  const pooled = pgbouncers.length > 0 && {
    DATABASE_PORT: String(
      await startEntrance(
        pgbouncers.map(({ port }) => port),
        stops,
      ),
    ),
  };
  const redis = withRedis && !withSentinel ? await steps.run('Redis', startRedis) : undefined;
  if (redis) stops.push(() => redis.child.stop());
  const redisGroup = withSentinel ? await steps.run('Redis with Sentinel', startRedisGroup) : undefined;
  if (redisGroup) stops.push(redisGroup.stop);
  const redisUrl = redis?.url ?? redisGroup?.url;
  return {
    postgres,
    replica,
    pgbouncers,
    redis,
    redisGroup,
    environment: { ...postgres?.environment, ...pooled, ...(redisUrl && { REDIS_URL: redisUrl }) },
  };
}
