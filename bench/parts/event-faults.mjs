// @ts-check
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../scripts/databases/postgres.mjs';
import { startRedis } from '../../scripts/databases/redis.mjs';
import { withPostgres } from '../../scripts/databases/with-postgres.mjs';
import { LOG_FOLDER } from '../../scripts/paths.mjs';
import { findFreePort } from '../../scripts/processes/ports.mjs';
import { temporaryFolder } from '../../scripts/processes/temporary-folder.mjs';
import { waitUntil } from '../../scripts/processes/wait-for.mjs';
import { startCms } from '../../scripts/stack/servers.mjs';
import { table } from '../figures/tables.mjs';
import { sendEventsSteadily } from '../load/event-sender.mjs';

const EVENTS_PER_SECOND = 200;
/** How long a part is away that is not the CMS, which is away as long as it takes to start. */
const AWAY_MS = 4000;
/** Another worker takes over the entries of a killed one after a minute, and looks for them every 15 seconds. */
const TAKE_OVER_MS = 120_000;

/**
 * @typedef {object} Parts
 * @property {import('../../scripts/databases/postgres.mjs').Postgres} postgres
 * @property {import('../../scripts/databases/redis.mjs').Redis} redis
 * @property {import('../../scripts/stack/servers.mjs').Server} cms
 * @property {() => Promise<void>} startCms
 */

/** @type {Record<string, (parts: Parts) => Promise<void>>} */
const FAULTS = {
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
 * Sends 200 tracked events a second to one CMS with PostgreSQL and Redis while each of them is killed, and compares the events
 * that were accepted with those that are stored. It needs PostgreSQL and Redis.
 * @param {import('../context.mjs').Context} context
 * @returns {Promise<string>}
 */
export async function measureEventFaults(context) {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  /** @type {Parts | undefined} */
  let parts;
  try {
    parts = await startParts(context, postgres, redis);
    /** @type {(import('../load/event-sender.mjs').Sent & { name: string })[]} */
    const sent = [];
    for (const name of Object.keys(FAULTS)) sent.push(await sendDuring(context, name, parts));
    const figures = await context.steps.run('Stored events', () => compare(postgres, sent));
    const how = `${EVENTS_PER_SECOND} events a second in requests of five. A request without a 2xx answer is sent again with the same keys; every twentieth accepted one is sent again too.`;
    const head = [
      '',
      'events accepted',
      'requests sent again',
      'longest time without a 2xx',
      'stored',
      'missing',
      'stored twice',
    ];
    return `${how}\n\n${table(head, figures)}`;
  } finally {
    await parts?.cms.child.stop();
    await Promise.all([postgres.stop(), redis.child.stop()]);
  }
}

/**
 * @param {import('../context.mjs').Context} context
 * @param {import('../../scripts/databases/postgres.mjs').Postgres} postgres
 * @param {import('../../scripts/databases/redis.mjs').Redis} redis
 * @returns {Promise<Parts>}
 */
async function startParts({ steps, environment }, postgres, redis) {
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
  /** @type {Parts} */
  const parts = {
    postgres,
    redis,
    cms: await steps.run('CMS with PostgreSQL and Redis', start),
    startCms: async () => {
      parts.cms = await start();
    },
  };
  return parts;
}

/**
 * @param {import('../context.mjs').Context} context
 * @param {string} name of a fault
 * @param {Parts} parts
 */
async function sendDuring({ steps, environment, quick }, name, parts) {
  return steps.run(`Events while ${name}`, async () => {
    const options = { url: parts.cms.url, token: environment.CMS_WRITE_TOKEN ?? '', perSecond: EVENTS_PER_SECOND };
    const finish = sendEventsSteadily({ ...options, domain: 'faults.example' });
    await sleep(quick ? 1000 : 6000);
    await FAULTS[name]?.(parts);
    await sleep(quick ? 1000 : 6000);
    return { name, ...(await finish()) };
  });
}

/** @param {import('../../scripts/databases/postgres.mjs').Postgres} postgres */
async function stopAtOnce({ child }) {
  process.kill(child.pid, 'SIGQUIT');
  await child.exited;
}

/**
 * @param {import('../../scripts/databases/postgres.mjs').Postgres} postgres
 * @param {readonly (import('../load/event-sender.mjs').Sent & { name: string })[]} sent
 * @returns {Promise<string[][]>} rows of the table
 */
async function compare(postgres, sent) {
  let stored = await storedKeys(postgres);
  const isComplete = async () => {
    stored = await storedKeys(postgres);
    return sent.every(({ keys }) => keys.every((key) => stored.has(key)));
  };
  await waitUntil(isComplete, { timeoutMilliseconds: TAKE_OVER_MS, pauseMilliseconds: 1000 });
  return sent.map(({ name, keys, retries, longestPause }) => {
    const counts = keys.map((key) => stored.get(key) ?? 0);
    const figures = [
      keys.length,
      retries,
      `${(longestPause / 1000).toFixed(1)} s`,
      counts.reduce((sum, count) => sum + count, 0),
      counts.filter((count) => count === 0).length,
      counts.filter((count) => count > 1).length,
    ];
    return [name, ...figures.map(String)];
  });
}

/** @param {import('../../scripts/databases/postgres.mjs').Postgres} postgres @returns {Promise<Map<string, number>>} how often each key is stored */
async function storedKeys({ environment }) {
  const sql = 'select event_key, count(*) as times from tracking.events group by event_key';
  const rows = await withPostgres(environment, async (client) => (await client.query(sql)).rows);
  return new Map(
    rows.map((/** @type {Record<string, unknown>} */ { event_key, times }) => [
      String(event_key).replaceAll('-', ''),
      Number(times),
    ]),
  );
}
