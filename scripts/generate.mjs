// @ts-check
import { join } from 'node:path';
import { quietEnvironment } from './builds/pnpm.mjs';
import { prepareWorkspace } from './builds/prepare-workspace.mjs';
import { runCommand } from './console/failure.mjs';
import { createSteps } from './console/steps.mjs';
import { generateSecrets } from './environment/secrets.mjs';
import { CMS_FOLDER, LOG_FOLDER, WEB_FOLDER } from './paths.mjs';
import { stopOnInterrupt } from './processes/interrupts.mjs';
import { runToEnd } from './processes/run-to-end.mjs';
import { bareEnvironment } from './stack/temporary-stack.mjs';

stopOnInterrupt();

/** Writes the contract anew: the schema as the CMS has it, then the types of every GraphQL document of the web app. */
await runCommand(async () => {
  const environment = { ...bareEnvironment(), ...generateSecrets() };
  const env = quietEnvironment(environment);
  const steps = createSteps();
  console.log('');
  await prepareWorkspace(steps, environment);
  await steps.run('Schema of the CMS', () =>
    runToEnd(process.execPath, ['scripts/export-schema.cjs', '../../packages/types/schema.graphql'], {
      cwd: CMS_FOLDER,
      env,
      logFile: join(LOG_FOLDER, 'export-schema.log'),
      failure: 'The schema of the CMS could not be exported.',
    }),
  );
  await steps.run('Types of the documents', () =>
    runToEnd(
      process.execPath,
      [join(WEB_FOLDER, 'node_modules/@graphql-codegen/cli/esm/bin.js'), '--config', 'codegen.ts'],
      {
        cwd: WEB_FOLDER,
        env,
        logFile: join(LOG_FOLDER, 'codegen.log'),
        failure: 'The types of the GraphQL documents could not be generated.',
        hint: 'A document asks for what the schema does not have: the error above names it.',
      },
    ),
  );
});
