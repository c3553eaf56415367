// @ts-check
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../scripts/databases/postgres.mjs';
import { startRedis } from '../../scripts/databases/redis.mjs';
import { LOG_FOLDER } from '../../scripts/paths.mjs';
import { findFreePort } from '../../scripts/processes/ports.mjs';
import { temporaryFolder } from '../../scripts/processes/temporary-folder.mjs';
import { startCms } from '../../scripts/stack/servers.mjs';

/** How long a part is away that is not the CMS, which is away as long as it takes to start. */
const AWAY_MS = 4000;

/**
 * @typedef {object} CollectorParts the collector of events and what it stores them with
 * @property {import('../../scripts/databases/postgres.mjs').Postgres} postgres
 * @property {import('../../scripts/databases/redis.mjs').Redis} redis
 * @property {import('../../scripts/stack/servers.mjs').Server} cms
 * @property {() => Promise<void>} startCms after it was killed
 * @property {() => Promise<void>} stop
 */

/** @type {Record<string, (parts: CollectorParts) => Promise<void>>} */
export const COLLECTOR_FAULTS = {
  'nothing is killed': async () => undefined,
  'the CMS is killed and started': async (parts) => {
    await parts.cms.child.kill();
    await parts.startCms();
  },
  'Redis is killed and started': async ({ redis }) => {
    await redis.child.kill();
    await sleep(AWAY_MS);
    await redis.restart();
  },
  'PostgreSQL is stopped at once and started': async ({ postgres }) => {
    await stopAtOnce(postgres);
    await sleep(AWAY_MS);
    await postgres.restart();
  },
  'PostgreSQL is stopped at once, then Redis and the CMS are killed': async (parts) => {
    const { postgres, redis } = parts;
    await stopAtOnce(postgres);
    await sleep(AWAY_MS);
    await Promise.all([redis.child.kill(), parts.cms.child.kill()]);
    await Promise.all([redis.restart(), postgres.restart()]);
    await parts.startCms();
  },
};

/**
 * Starts a CMS with a PostgreSQL and a Redis of its own. Both must be installed.
 * @param {import('../context.mjs').Context} context
 * @returns {Promise<CollectorParts>}
 */
export async function startCollector({ steps, environment }) {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const stopDatabases = async () => void (await Promise.all([postgres.stop(), redis.child.stop()]));
  const folder = temporaryFolder('event-faults');
  const stack = {
    environment: { ...environment, ...postgres.environment, REDIS_URL: redis.url, SEED: 'never' },
    ports: { web: 0, cms: await findFreePort() },
    databaseFile: '',
    publicFolder: join(folder, 'public'),
    webDataFolder: folder,
  };
  const more = { REVALIDATE_URLS: '', LOG_LEVEL: 'info' };
  const start = () => startCms(stack, join(LOG_FOLDER, 'bench/event-faults'), more);
  try {
    /** @type {CollectorParts} */
    const parts = {
      postgres,
      redis,
      cms: await steps.run('CMS with PostgreSQL and Redis', start),
      startCms: async () => {
        parts.cms = await start();
      },
      stop: async () => {
        await parts.cms.child.stop();
        await stopDatabases();
      },
    };
    return parts;
  } catch (error) {
    await stopDatabases();
    throw error;
  }
}

/** @param {import('../../scripts/databases/postgres.mjs').Postgres} postgres */
async function stopAtOnce({ child }) {
  process.kill(child.pid, 'SIGQUIT');
  await child.exited;
}
