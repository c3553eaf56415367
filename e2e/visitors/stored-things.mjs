// @ts-check
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../../scripts/paths.mjs';
import { metricOf } from './crowd.mjs';

/** @typedef {import('../../scripts/stack/shipped-stack.mjs').ShippedStack} ShippedStack */

/**
 * @typedef {object} StoredThings
 * @property {number} keys in Redis
 * @property {number} files of the web servers, which store pages beside their builds if there is no Redis
 * @property {number} nginx files in the cache of nginx
 * @property {number} renders pages that the web servers have made since their starts
 */

/**
 * Counts everything that a visit may store.
 * @param {ShippedStack} stack
 * @returns {Promise<StoredThings>}
 */
export async function countStored({ redis, webs, nginx }) {
  const renders = await Promise.all(webs.map((web) => metricOf(web, 'made_pages_total')));
  return {
    keys: redis ? await withRedis(redis.url, countKeys) : 0,
    files: sum(webs.flatMap(({ buildFolder, dataFolder }) => [buildFolder, dataFolder].map(countFiles))),
    nginx: countFiles(nginx.cacheFolder),
    renders: sum(renders),
  };
}

/** Leases and locks come and go. @param {any} client */
async function countKeys(client) {
  const keys = /** @type {string[]} */ (await client.keys('*'));
  return keys.filter((key) => !/lease|:lock:/.test(key)).length;
}

/**
 * Counts how often the instances make one page while something runs, by what they announce to each other.
 * @param {string} url of Redis
 * @param {string} slug of the page
 * @param {() => Promise<void>} run
 * @returns {Promise<number>}
 */
export function countRenders(url, slug, run) {
  return withRedis(url, async (client) => {
    let renders = 0;
    await client.pSubscribe('prestafaro:pages:*:changes', (/** @type {string} */ message) => {
      const { key = '' } = /** @type {{ key?: string }} */ (JSON.parse(message));
      if (key.endsWith(`/${slug}`)) renders += 1;
    });
    await run();
    return renders;
  });
}

/**
 * @template Result
 * @param {string} url
 * @param {(client: import('../../packages/redis-connection/src/redis-clients.ts').RedisClient) => Promise<Result>} use
 * @returns {Promise<Result>}
 */
async function withRedis(url, use) {
  // The client that the apps use. A fresh clone does not have it when this module is loaded.
  const { createClient } = createRequire(join(ROOT, 'packages/redis-connection/package.json'))('redis');
  const client = createClient({ url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.disconnect();
  }
}

/** @param {string} folder */
const countFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
