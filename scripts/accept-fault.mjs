// @ts-check
import { loseNoApplication } from './accept/fault/applications.mjs';
import { installDependencies } from './builds/dependencies.mjs';
import { buildWorkspace } from './builds/workspace-build.mjs';
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
  await steps.run('Dependencies', async (note) => note(await installDependencies(environment)));
  await steps.run('Packages', async (note) => note(await buildWorkspace('packages', environment)));
  await steps.run('CMS', async (note) => note(await buildWorkspace('cms', environment)));
  const verdicts = [];
  verdicts.push({ name: 'SQLite', ...(await loseNoApplication(steps, { name: 'sqlite', environment: {} })) });
  const postgres = await steps.run('PostgreSQL', startPostgres);
  try {
    verdicts.push({ name: 'PostgreSQL', ...(await loseNoApplication(steps, { name: 'postgres', ...postgres })) });
  } finally {
    await postgres.stop();
  }
  console.log('');
  for (const { name, isPassed, figures } of verdicts)
    console.log(`${isPassed ? 'PASS' : 'FAIL'}  Nothing is lost while the CMS is killed, on ${name}\n      ${figures}`);
  process.exitCode = verdicts.every(({ isPassed }) => isPassed) ? 0 : 1;
});
