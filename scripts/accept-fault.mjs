// @ts-check
import { parseArgs } from 'node:util';
import { loseNoApplication } from './accept/fault/applications.mjs';
import { restoreEverything } from './accept/fault/backup.mjs';
import { surviveFaults } from './accept/fault/operations.mjs';
import { reportVerdicts } from './accept/results.mjs';
import { prepareWorkspace } from './builds/prepare-workspace.mjs';
import { Failure, runCommand } from './console/failure.mjs';
import { createSteps } from './console/steps.mjs';
import { startPostgres } from './databases/postgres.mjs';
import { requireSupportedNode } from './environment/node-version.mjs';
import { generateSecrets } from './environment/secrets.mjs';
import { stopOnInterrupt } from './processes/interrupts.mjs';
import { bareEnvironment } from './stack/temporary-stack.mjs';

requireSupportedNode();
stopOnInterrupt();

/**
 * @typedef {import('./console/steps.mjs').Steps} Steps
 * @typedef {import('./accept/house.mjs').Verdict} Verdict
 * @type {Record<string, (steps: Steps, options: { only?: string }) => Promise<Verdict[]>>}
 */
const SUITES = {
  applications: (steps) => onBothDatabases(steps, 'Nothing is lost while the CMS is killed, on', loseNoApplication),
  operations: surviveFaults,
  backups: (steps) => onBothDatabases(steps, 'All is there again from a backup, on', restoreEverything),
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
 * What `npm test` cannot show on every machine: processes are really killed, and PostgreSQL, Redis and nginx have to be
 * installed.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
  const names = Object.keys(SUITES);
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown) {
    throw new Failure(`There are no faults of "${unknown}".`, {
      hint: `npm run accept:fault -- ${names.join(' | ')}   (all by default; option of operations: --only "Redis")`,
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
