// @ts-check
import { parseArgs } from 'node:util';
import { prepareWorkspace } from '../../scripts/builds/prepare-workspace.mjs';
import { Failure, runCommand } from '../../scripts/console/failure.mjs';
import { createSteps } from '../../scripts/console/steps.mjs';
import { startPostgres } from '../../scripts/databases/postgres.mjs';
import { requireSupportedNode } from '../../scripts/environment/node-version.mjs';
import { generateSecrets } from '../../scripts/environment/secrets.mjs';
import { stopOnInterrupt } from '../../scripts/processes/interrupts.mjs';
import { bareEnvironment } from '../../scripts/stack/temporary-stack.mjs';
import { loseNoApplication } from './applications.mjs';
import { restoreEverything } from './backups.mjs';
import { surviveFaults } from './operations.mjs';
import { judgeShipped } from './shipped.mjs';
import { reportVerdicts } from './verdicts.mjs';

requireSupportedNode();
stopOnInterrupt();

/**
 * @typedef {import('../../scripts/console/steps.mjs').Steps} Steps
 * @typedef {import('./verdicts.mjs').Verdict} Verdict
 * @type {Record<string, (steps: Steps, options: { only?: string }) => Promise<Verdict[]>>}
 */
const SUITES = {
  shipped: (steps) => judgeShipped(steps),
  applications: (steps) =>
    onBothDatabases(steps, 'No application is lost when the CMS is killed; database:', loseNoApplication),
  operations: surviveFaults,
  backups: (steps) => onBothDatabases(steps, 'A backup restores everything; database:', restoreEverything),
};

/**
 * @param {Steps} steps
 * @param {string} bullet
 * @param {(steps: Steps, database: { name: string, environment: Record<string, string> }) => Promise<Omit<Verdict, 'bullet'>>} fault
 * @returns {Promise<Verdict[]>}
 */
async function onBothDatabases(steps, bullet, fault) {
  const onSqlite = await fault(steps, { name: 'sqlite', environment: {} });
  const postgres = await steps.run('PostgreSQL', startPostgres);
  try {
    const onPostgres = await fault(steps, { name: 'postgres', environment: postgres.environment });
    return [
      { bullet: `${bullet} SQLite`, ...onSqlite },
      { bullet: `${bullet} PostgreSQL`, ...onPostgres },
    ];
  } finally {
    await postgres.stop();
  }
}

/**
 * `npm run test:faults` kills and freezes real processes, so it is not part of `npm test`. It needs PostgreSQL, Redis and
 * nginx on this machine; "disk full" needs root as well.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
  const names = Object.keys(SUITES);
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown) {
    throw new Failure(`There is no fault suite "${unknown}".`, {
      hint: `npm run test:faults -- ${names.join(' | ')}   (all by default; option of operations: --only "Redis")`,
    });
  }
  const steps = createSteps();
  console.log('');
  await prepareWorkspace(steps, { ...bareEnvironment(), ...generateSecrets() });
  /** @type {Verdict[]} */
  const verdicts = [];
  for (const name of positionals.length > 0 ? positionals : names) {
    verdicts.push(...((await SUITES[name]?.(steps, values)) ?? []));
  }
  reportVerdicts(verdicts);
});
