// @ts-check

import { prepareWorkspace } from '../../scripts/builds/prepare-workspace.mjs';
import { defineCommand } from '../../scripts/console/command.mjs';
import { Failure } from '../../scripts/console/failure.mjs';
import { createSteps } from '../../scripts/console/steps.mjs';
import { startPostgres } from '../../scripts/databases/postgres.mjs';
import { generateSecrets } from '../../scripts/environment/secrets.mjs';
import { bareEnvironment } from '../../scripts/stack/temporary-stack.mjs';
import { loseNoApplication } from './applications.mjs';
import { restoreEverything } from './backups.mjs';
import { killContainers } from './containers.mjs';
import { killInstances } from './instances.mjs';
import { surviveFaults } from './operations.mjs';
import { restoreUnderPages } from './restored-pages.mjs';
import { judgeShipped } from './shipped.mjs';
import { reportVerdicts } from './verdicts.mjs';

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
export const command = defineCommand({
  does: 'Kills and freezes every server of the shipped stack and counts wrong answers. Needs PostgreSQL, Redis and nginx on this machine; "disk full" needs root as well.',
  usage: 'npm run test:faults -- [suite …] [--only "Redis"]',
  takes: `Suites: ${Object.keys(SUITES).join(', ')}. Without one, all but ${NEEDS_DOCKER}.`,
  options: { only: { type: 'string', does: 'one server, in the suites operations, instances and containers' } },
  run: async ({ values, positionals }) => {
    const names = Object.keys(SUITES);
    const unknown = positionals.find((name) => !names.includes(name));
    if (unknown) {
      throw new Failure(`There is no fault suite "${unknown}".`, { hint: `One of: ${names.join(', ')}` });
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
  },
});
