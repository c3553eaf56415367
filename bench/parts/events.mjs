// @ts-check
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../../scripts/databases/postgres.mjs';
import { findRedis, startRedis } from '../../scripts/databases/redis.mjs';
import { LOG_FOLDER, ROOT } from '../../scripts/paths.mjs';
import { findFreePort } from '../../scripts/processes/ports.mjs';
import { temporaryFolder } from '../../scripts/processes/temporary-folder.mjs';
import { startCms } from '../../scripts/stack/servers.mjs';
import { milliseconds, ratio, table } from '../figures/tables.mjs';
import { compareInRounds } from '../load/rounds.mjs';
import { load } from '../load/wrk.mjs';

const YARDSTICK = 'GET /api/health/live';
const SCRIPT = join(ROOT, 'bench/load/events.lua');
/** Events in a request. */
const SIZES = /** @type {Record<string, number>} */ ({ 'one event in a request': 1, 'ten events in a request': 10 });

/**
 * Measures how many tracked events a second one CMS stores: on SQLite, on PostgreSQL, and on PostgreSQL with Redis in front. The
 * yardstick is an answer of the same CMS in the same round that needs no database.
 * @param {import('../context.mjs').Context} context
 * @returns {Promise<string>}
 */
export async function measureEvents(context) {
  const rows = await measureCms(context, 'SQLite', {});
  if (findPostgres()) {
    const postgres = await startPostgres();
    try {
      rows.push(...(await measureCms(context, 'PostgreSQL', postgres.environment)));
      if (findRedis()) rows.push(...(await measureWithRedis(context, postgres.environment)));
    } finally {
      await postgres.stop();
    }
  }
  const how =
    'wrk at the CMS, one thread, 32 connections; every request from another network, every event with a key of its own.';
  return `${how}\n\n${table(['', 'events/s', 'requests/s', 'p99', 'requests as a share of the yardstick'], rows)}`;
}

/**
 * @param {import('../context.mjs').Context} context
 * @param {Record<string, string>} environment
 */
async function measureWithRedis(context, environment) {
  const redis = await startRedis();
  try {
    return await measureCms(context, 'PostgreSQL and Redis', { ...environment, REDIS_URL: redis.url });
  } finally {
    await redis.child.stop();
  }
}

/**
 * @param {import('../context.mjs').Context} context
 * @param {string} name
 * @param {Record<string, string>} services
 * @returns {Promise<string[][]>} rows of the table
 */
async function measureCms({ steps, environment, quick }, name, services) {
  const folder = temporaryFolder('events');
  const stack = {
    environment: { ...environment, ...services, SEED: 'never' },
    ports: { web: await findFreePort(), cms: await findFreePort() },
    databaseFile: join(folder, 'cms.sqlite'),
    publicFolder: join(folder, 'public'),
    webDataFolder: folder,
  };
  const more = { REVALIDATE_URLS: '', LOG_LEVEL: 'error' };
  const cms = await steps.run(`CMS, ${name}`, () => startCms(stack, join(LOG_FOLDER, 'bench'), more));
  const seconds = quick ? 1 : 5;
  const requests = (/** @type {number} */ count) => () => {
    const values = [environment.CMS_WRITE_TOKEN ?? '', String(count), String(Date.now() % 1e9)];
    return load({ url: `${cms.url}/api/event`, seconds, script: [SCRIPT, ...values] });
  };
  try {
    const compared = await compareInRounds(
      quick ? 1 : 5,
      {
        [YARDSTICK]: () => load({ url: `${cms.url}/api/health/live`, seconds }),
        ...Object.fromEntries(Object.entries(SIZES).map(([target, count]) => [target, requests(count)])),
      },
      YARDSTICK,
    );
    return Object.entries(compared).map(([target, { perSecond, p99, ratio: share }]) => [
      `${name}: ${target}`,
      SIZES[target] ? String(Math.round(perSecond * SIZES[target])) : '–',
      String(Math.round(perSecond)),
      milliseconds(p99),
      ratio(share),
    ]);
  } finally {
    await cms.child.stop();
  }
}
