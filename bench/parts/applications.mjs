// @ts-check

import { openApplicationStack } from '../../e2e/visitors/application-stack.mjs';
import { apply } from '../../e2e/visitors/apply.mjs';
import { PlainVisitor } from '../../e2e/visitors/plain-visitor.mjs';
import { findPostgres, startPostgres } from '../../scripts/databases/postgres.mjs';
import { percentile } from '../figures/percentiles.mjs';
import { milliseconds, ratio, table } from '../figures/tables.mjs';
import { cpuTimeOf } from '../load/cpu-time.mjs';

const CLIENTS = 20;

/** What the visitors have, and the number of the first of them: no two send the same person. */
const VISITORS = /** @type {const} */ ([
  ['with JavaScript', true, 0],
  ['without JavaScript', false, 10_000],
]);

/** @typedef {{ perSecond: number, median: number, p99: number }} Speed */

/**
 * Measures applications a second, the waiting time and the CPU time of both servers. Twenty visitors send applications through the web
 * app into the CMS, on SQLite and, where it is installed, on PostgreSQL: once as a browser with JavaScript does, once as one without.
 * The yardstick is the page of the form, which the same visitors request in the same run.
 * @param {import('../context.mjs').Context} context
 * @returns {Promise<string>}
 */
export async function measureApplications(context) {
  const rows = await measureDatabase(context, { name: 'SQLite', environment: {} });
  if (findPostgres()) {
    const postgres = await startPostgres();
    try {
      rows.push(...(await measureDatabase(context, { name: 'PostgreSQL', environment: postgres.environment })));
    } finally {
      await postgres.stop();
    }
  }
  const speed = ['applications/s', 'median', 'p99', 'p99 as a multiple of the form’s page'];
  const head = ['', ...speed, 'CPU of the web app', 'CPU of the CMS'];
  return `${CLIENTS} visitors at once, each with one application after another; CPU time per application.\n\n${table(head, rows)}`;
}

/**
 * @param {import('../context.mjs').Context} context
 * @param {{ name: string, environment: Record<string, string> }} database
 * @returns {Promise<string[][]>} rows of the table
 */
async function measureDatabase({ steps, quick }, database) {
  const perClient = quick ? 1 : 40;
  const stack = await openApplicationStack(steps, database);
  const { port, pids } = stack;
  try {
    const page = async () => {
      const startedAt = performance.now();
      await new PlainVisitor({ host: 'es.localhost', port }).open('/application/');
      return performance.now() - startedAt;
    };
    await apply({ number: 99_999, port });
    const yardstick = await measureVisitors(perClient, page);
    const rows = [];
    for (const [name, hasScripts, first] of VISITORS) {
      const send = (/** @type {number} */ number) => apply({ number: first + number, port, hasScripts });
      const before = { web: cpuTimeOf(pids.web), cms: cpuTimeOf(pids.cms) };
      const taken = await measureVisitors(perClient, async (number) => (await send(number)).milliseconds);
      const used = (/** @type {'web' | 'cms'} */ server) =>
        milliseconds((cpuTimeOf(pids[server]) - before[server]) / (CLIENTS * perClient));
      const waiting = [milliseconds(taken.median), milliseconds(taken.p99), ratio(taken.p99 / yardstick.p99)];
      rows.push([`${database.name}, ${name}`, taken.perSecond.toFixed(1), ...waiting, used('web'), used('cms')]);
    }
    return rows;
  } finally {
    await stack.close();
  }
}

/**
 * @param {number} perClient how often each visitor works
 * @param {(number: number) => Promise<number>} work milliseconds of one
 * @returns {Promise<Speed>}
 */
async function measureVisitors(perClient, work) {
  const startedAt = performance.now();
  const client = async (/** @type {number} */ number) => {
    const times = [];
    for (let index = 0; index < perClient; index += 1) times.push(await work(number * perClient + index));
    return times;
  };
  const times = (await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)))).flat();
  const seconds = (performance.now() - startedAt) / 1000;
  return { perSecond: times.length / seconds, median: percentile(times, 0.5), p99: percentile(times, 0.99) };
}
