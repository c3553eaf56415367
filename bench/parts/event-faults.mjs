// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { withPostgres } from '../../scripts/databases/with-postgres.mjs';
import { waitUntil } from '../../scripts/processes/wait-for.mjs';
import { table } from '../figures/tables.mjs';
import { COLLECTOR_FAULTS, startCollector } from '../load/collector-parts.mjs';
import { sendEventsSteadily } from '../load/event-sender.mjs';

const EVENTS_PER_SECOND = 200;
/** Another worker takes over the entries of a killed one after a minute, and looks for them every 15 seconds. */
const TAKE_OVER_MS = 120_000;

/**
 * Sends 200 tracked events a second to one CMS with PostgreSQL and Redis while each of them is killed, and compares the events
 * that were accepted with those that are stored. It needs PostgreSQL and Redis.
 * @param {import('../context.mjs').Context} context
 * @returns {Promise<string>}
 */
export async function measureEventFaults(context) {
  const parts = await startCollector(context);
  try {
    /** @type {(import('../load/event-sender.mjs').Sent & { name: string })[]} */
    const sent = [];
    for (const name of Object.keys(COLLECTOR_FAULTS)) sent.push(await sendDuring(context, name, parts));
    const figures = await context.steps.run('Stored events', () => compare(parts.postgres, sent));
    const how = `${EVENTS_PER_SECOND} events a second in requests of five. A request without a 2xx answer is sent again with the same keys; every seventeenth accepted one is sent again too.`;
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
    await parts.stop();
  }
}

/**
 * @param {import('../context.mjs').Context} context
 * @param {string} name of a fault
 * @param {import('../load/collector-parts.mjs').CollectorParts} parts
 */
async function sendDuring({ steps, environment, quick }, name, parts) {
  return steps.run(`Events while ${name}`, async () => {
    const options = { url: parts.cms.url, token: environment.CMS_WRITE_TOKEN ?? '', perSecond: EVENTS_PER_SECOND };
    const finish = sendEventsSteadily({ ...options, domain: 'faults.example' });
    await sleep(quick ? 1000 : 6000);
    await COLLECTOR_FAULTS[name]?.(parts);
    await sleep(quick ? 1000 : 6000);
    return { name, ...(await finish()) };
  });
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
