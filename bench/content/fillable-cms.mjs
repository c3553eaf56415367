// @ts-check
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startPostgres } from '../../scripts/databases/postgres.mjs';
import { startRedis } from '../../scripts/databases/redis.mjs';
import { LOG_FOLDER, WEB_FOLDER } from '../../scripts/paths.mjs';
import { findFreePort } from '../../scripts/processes/ports.mjs';
import { temporaryFolder } from '../../scripts/processes/temporary-folder.mjs';
import { startCms, startWeb } from '../../scripts/stack/servers.mjs';

const LOGS = join(LOG_FOLDER, 'bench');

/**
 * @typedef {import('../../scripts/stack/servers.mjs').Server} Server
 *
 * @typedef {object} RedisClient what the parts use of the client of node-redis
 * @property {(pattern: string) => Promise<string[]>} keys
 * @property {(key: string) => Promise<number>} strLen
 * @property {(key: string) => Promise<number | null>} memoryUsage
 * @property {() => Promise<void>} disconnect
 *
 * @typedef {object} FillableCms
 * @property {{ web: number, cms: number }} ports
 * @property {Record<string, string>} environment
 * @property {(buildFolder: string, dataFolder: string) => Promise<Server>} startWeb `dataFolder`: its name, by which a later start finds its data
 * @property {() => Promise<RedisClient>} openEmptyRedis a client of the Redis, which is emptied first
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a seeded CMS with a PostgreSQL and a Redis of its own, for a part that fills it with `addContent`.
 * @param {import('../context.mjs').Context} context
 * @param {Record<string, string>} [more] variables for the CMS only
 * @returns {Promise<FillableCms>}
 */
export async function startFillableCms({ steps, environment: secrets }, more = {}) {
  const [postgres, redis] = [await startPostgres(), await startRedis()];
  const folder = temporaryFolder('fillable-cms');
  const environment = { ...secrets, ...postgres.environment, REDIS_URL: redis.url };
  const ports = { web: await findFreePort(), cms: await findFreePort() };
  const files = { databaseFile: join(folder, 'unused.sqlite'), publicFolder: join(folder, 'public') };
  const stackWith = (/** @type {string} */ dataFolder) => ({
    ...{ environment, ports, ...files },
    webDataFolder: join(folder, dataFolder),
  });
  const cms = await steps.run('CMS on PostgreSQL, seeded', () =>
    startCms(stackWith('web'), LOGS, { LOG_LEVEL: 'error', ...more }),
  );
  return {
    ports,
    environment,
    startWeb: (buildFolder, dataFolder) => startWeb(stackWith(dataFolder), buildFolder, LOGS, { LOG_LEVEL: 'error' }),
    openEmptyRedis: async () => {
      const { createClient } = createRequire(join(WEB_FOLDER, 'package.json'))('redis');
      const client = createClient({ url: redis.url });
      await client.connect();
      await client.flushAll();
      return client;
    },
    stop: async () => {
      await cms.child.stop();
      await redis.child.stop();
      await postgres.stop();
    },
  };
}
