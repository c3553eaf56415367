// @ts-check
import { loseNoApplication } from './accept/fault/applications.mjs';
import { reportVerdicts } from './accept/results.mjs';
import { prepareWorkspace } from './builds/prepare-workspace.mjs';
import { runCommand } from './console/failure.mjs';
import { createSteps } from './console/steps.mjs';
import { startPostgres } from './databases/postgres.mjs';
import { requireSupportedNode } from './environment/node-version.mjs';
import { generateSecrets } from './environment/secrets.mjs';
import { stopOnInterrupt } from './processes/interrupts.mjs';
import { bareEnvironment } from './stack/temporary-stack.mjs';

requireSupportedNode();
stopOnInterrupt();

/** What `npm test` cannot show on every machine: processes are really killed, and PostgreSQL has to be installed. */
await runCommand(async () => {
  const environment = { ...bareEnvironment(), ...generateSecrets() };
  const steps = createSteps();
  console.log('');
  await prepareWorkspace(steps, environment);
  const bullet = 'Nothing is lost while the CMS is killed, on';
  const onSqlite = await loseNoApplication(steps, { name: 'sqlite', environment: {} });
  const postgres = await steps.run('PostgreSQL', startPostgres);
  try {
    const onPostgres = await loseNoApplication(steps, { name: 'postgres', ...postgres });
    reportVerdicts([
      { bullet: `${bullet} SQLite`, ...onSqlite },
      { bullet: `${bullet} PostgreSQL`, ...onPostgres },
    ]);
  } finally {
    await postgres.stop();
  }
});
