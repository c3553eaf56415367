// @ts-check
import { prepareWorkspace } from '../scripts/builds/prepare-workspace.mjs';
import { runCommand } from '../scripts/console/failure.mjs';
import { createSteps } from '../scripts/console/steps.mjs';
import { findPostgres, startPostgres } from '../scripts/databases/postgres.mjs';
import { generateSecrets } from '../scripts/environment/secrets.mjs';
import { stopOnInterrupt } from '../scripts/processes/interrupts.mjs';
import { bareEnvironment } from '../scripts/stack/temporary-stack.mjs';
import { openApplicationStack } from '../scripts/visitors/application-stack.mjs';
import { apply } from '../scripts/visitors/apply.mjs';
import { PlainVisitor } from '../scripts/visitors/plain-visitor.mjs';

/**
 * How many applications a second does the product take, and how long does the slowest of a hundred wait? Twenty visitors
 * without JavaScript, through the web app into the CMS, on SQLite and, where there is one, on PostgreSQL. The page of the
 * form, asked for by the same visitors in the same run, is the yardstick.
 */
const CLIENTS = 20;
const PER_CLIENT = 10;

stopOnInterrupt();

const percentile = (/** @type {number[]} */ times, /** @type {number} */ share) =>
  times.sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

/**
 * @param {(number: number) => Promise<number>} work milliseconds of one
 * @returns {Promise<{ perSecond: number, median: number, p99: number }>}
 */
async function measure(work) {
  const startedAt = performance.now();
  const client = async (/** @type {number} */ number) => {
    const times = [];
    for (let index = 0; index < PER_CLIENT; index += 1) times.push(await work(number * PER_CLIENT + index));
    return times;
  };
  const times = (await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)))).flat();
  const seconds = (performance.now() - startedAt) / 1000;
  return { perSecond: times.length / seconds, median: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** @param {import('../scripts/console/steps.mjs').Steps} steps @param {{ name: string, environment: Record<string, string> }} database */
async function measureDatabase(steps, database) {
  const stack = await openApplicationStack(steps, database);
  try {
    const page = async () => {
      const startedAt = performance.now();
      await new PlainVisitor({ host: 'es.localhost', port: stack.port }).open('/application/');
      return performance.now() - startedAt;
    };
    await apply({ number: 9_999, port: stack.port });
    const yardstick = await measure(page);
    const taken = await measure(async (number) => (await apply({ number, port: stack.port })).milliseconds);
    return { name: database.name, taken, yardstick };
  } finally {
    await stack.close();
  }
}

await runCommand(async () => {
  const environment = { ...bareEnvironment(), ...generateSecrets() };
  const steps = createSteps();
  await prepareWorkspace(steps, environment);
  const results = [await measureDatabase(steps, { name: 'SQLite', environment: {} })];
  if (findPostgres()) {
    const postgres = await startPostgres();
    try {
      results.push(await measureDatabase(steps, { name: 'PostgreSQL', ...postgres }));
    } finally {
      await postgres.stop();
    }
  }
  console.log('\n| | applications/s | median | p99 | p99 as a multiple of the form’s page |\n|---|---|---|---|---|');
  for (const { name, taken, yardstick } of results) {
    const row = [taken.perSecond.toFixed(1), `${taken.median.toFixed(0)} ms`, `${taken.p99.toFixed(0)} ms`];
    console.log(`| ${name} | ${row.join(' | ')} | ${(taken.p99 / yardstick.p99).toFixed(2)} |`);
  }
});
