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
import { killContainers } from './containers.mjs';
import { killInstances } from './instances.mjs';
import { surviveFaults } from './operations.mjs';
import { restoreUnderPages } from './restored-pages.mjs';
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
  instances: killInstances,
  backups: async (steps) => [
    ...(await onBothDatabases(steps, 'A backup restores everything; database:', restoreEverything)),
    await restoreUnderPages(steps, { database: 'sqlite', withRedis: false }),
    await restoreUnderPages(steps, { database: 'postgres' }),
  ],
  containers: killContainers,
};

/** It needs a running stack of docker compose in this folder, so it runs only when it is named. */
const NEEDS_DOCKER = 'containers';

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
      hint: `npm run test:faults -- ${names.join(' | ')}   (all but ${NEEDS_DOCKER} by default; option of operations, instances and containers: --only "Redis")`,
    });
  }
  const steps = createSteps();
  console.log('');
  const named = positionals.length > 0 ? positionals : names.filter((name) => name !== NEEDS_DOCKER);
  if (named.some((name) => name !== NEEDS_DOCKER)) {
    await prepareWorkspace(steps, { ...bareEnvironment(), ...generateSecrets() });
  }
  /** @type {Verdict[]} */
  const verdicts = [];
  for (const name of named) {
    verdicts.push(...((await SUITES[name]?.(steps, values)) ?? []));
  }
  reportVerdicts(verdicts);
});
