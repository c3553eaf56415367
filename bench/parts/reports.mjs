// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../../scripts/databases/postgres.mjs';
import { LOG_FOLDER, ROOT } from '../../scripts/paths.mjs';
import { findFreePort } from '../../scripts/processes/ports.mjs';
import { temporaryFolder } from '../../scripts/processes/temporary-folder.mjs';
import { waitUntil } from '../../scripts/processes/wait-for.mjs';
import { startCms } from '../../scripts/stack/servers.mjs';
import { logIn } from '../cms/log-in.mjs';
import { median } from '../figures/percentiles.mjs';
import { milliseconds, ratio, table } from '../figures/tables.mjs';

/** What the admin asks for. Each is answered within a second on PostgreSQL (docs/performance.md). */
const REQUESTS = /** @type {Record<string, [method: string, path: string, body?: object]>} */ ({
  'measurements of 90 days': ['GET', '/measurements?country=ES&days=90'],
  'measurements of 90 days, as a file': ['GET', '/measurements/file?country=ES&days=90'],
  'an experiment beside its settings': ['GET', '/experiment-report?locale=es-ES'],
  'the lead desk, newest first': ['POST', '/desk/applications/search', {}],
  'the lead desk, one status': ['POST', '/desk/applications/search', { status: 'paid_out' }],
  'the affiliates': ['GET', '/affiliates'],
  'the moderation queue': ['GET', '/moderation/queue'],
});

/** Reads every application, as a report without counts would. */
const YARDSTICK = "select count(*) from applications where attribution->>'utm_source' = 'source-1'";

/**
 * Measures the reports of the admin over 1 000 000 events and 100 000 applications on PostgreSQL.
 * @param {import('../context.mjs').Context} context
 * @returns {Promise<string>}
 */
export async function measureReports({ steps, environment, quick }) {
  const [events, applications] = quick ? [2_000, 200] : [1_000_000, 100_000];
  const postgres = await startPostgres();
  const folder = temporaryFolder('reports');
  const stack = {
    environment: { ...environment, ...postgres.environment },
    ports: { web: await findFreePort(), cms: await findFreePort() },
    databaseFile: join(folder, 'unused.sqlite'),
    publicFolder: join(folder, 'public'),
    webDataFolder: folder,
  };
  const start = () => startCms(stack, join(LOG_FOLDER, 'bench'), { REVALIDATE_URLS: '', LOG_LEVEL: 'error' });
  const sql = (/** @type {string} */ text) => runSql(postgres.environment, text);
  /** @type {Awaited<ReturnType<typeof startCms>> | undefined} */
  let cms;
  try {
    cms = await steps.run('CMS on PostgreSQL, seeded', start);
    const variables = `\\set events ${events}\n\\set applications ${applications}\n`;
    const fill = variables + readFileSync(join(ROOT, 'bench/reports/fill.sql'), 'utf8');
    await steps.run('Events and applications', async () => sql(fill));
    const counted = await steps.run('Counts by the hourly job', () => countNow(sql));
    const session = await logIn(stack);
    const rows = [];
    for (const [name, request] of Object.entries(REQUESTS)) {
      const times = [];
      const yardsticks = [];
      for (let round = 0; round < (quick ? 1 : 9); round += 1) {
        yardsticks.push(timed(() => sql(YARDSTICK)));
        times.push(await answered(stack.ports.cms, session, request));
      }
      const [p50, slowest] = [median(times), Math.max(...times)];
      rows.push([name, milliseconds(p50), milliseconds(slowest), ratio(p50 / median(yardsticks))]);
    }
    const how = `${events.toLocaleString('en')} events and ${applications.toLocaleString('en')} applications in 90 days. The hourly job counted them in ${milliseconds(counted)}. The yardstick is a query that reads every application.`;
    return `${how}\n\n${table(['', 'median', 'slowest', 'multiple of the yardstick'], rows)}`;
  } finally {
    await cms?.child.stop();
    await postgres.stop();
  }
}

/** Makes the job of the events due, and waits for its end. @param {(text: string) => string} sql */
async function countNow(sql) {
  // The CMS schedules its jobs a minute after its start.
  const isScheduled = () => sql("select count(*) from jobs where name = 'events'").trim() === '1';
  await waitUntil(async () => isScheduled(), { timeoutMilliseconds: 120_000 });
  sql("update jobs set due_at = now(), outcome = null where name = 'events'");
  const isDone = () => sql("select outcome from jobs where name = 'events'").trim() === 'succeeded';
  await waitUntil(async () => isDone(), { timeoutMilliseconds: 300_000 });
  const took = "select extract(epoch from finished_at - started_at) * 1000 from jobs where name = 'events'";
  return Number(sql(took));
}

/**
 * @param {number} port
 * @param {string} session
 * @param {[method: string, path: string, body?: object]} request
 * @returns {Promise<number>} milliseconds until the whole answer was there
 */
async function answered(port, session, [method, path, body]) {
  const startedAt = performance.now();
  const answer = await fetch(`http://localhost:${port}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session}` },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${text.slice(0, 200)}`);
  return performance.now() - startedAt;
}

/** @param {Record<string, string>} database @param {string} text @returns {string} */
function runSql({ DATABASE_HOST, DATABASE_PORT, DATABASE_USERNAME, DATABASE_NAME, DATABASE_PASSWORD }, text) {
  const psql = join(findPostgres() ?? '', 'psql');
  const args = ['-qAt', '-v', 'ON_ERROR_STOP=1', '-h', DATABASE_HOST, '-p', DATABASE_PORT, '-U', DATABASE_USERNAME];
  return execFileSync(psql, [...args, DATABASE_NAME].map(String), {
    input: text,
    encoding: 'utf8',
    env: { ...process.env, PGPASSWORD: DATABASE_PASSWORD },
    maxBuffer: 1 << 24,
  });
}

/** @param {() => unknown} work @returns {number} milliseconds */
function timed(work) {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}
