// @ts-check

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWorkspace } from './builds/workspace-build.mjs';
import { defineCommand } from './console/command.mjs';
import { createSteps } from './console/steps.mjs';
import { readLocalEnvironment } from './environment/local-environment.mjs';
import { LOG_FOLDER } from './paths.mjs';
import { runCmsScript } from './stack/run-cms-script.mjs';

/** Prints what an earlier version may have sent to another lender than the one it named (docs/lead-delivery.md). */
export const command = defineCommand({
  does: 'Lists the applications and notices that a version before 0.6 may have sent to another lender than the one they name, because two lenders had the same key. It may run beside the CMS, and changes nothing that was sent.',
  usage: 'npm run check-deliveries',
  run: async () => {
    const environment = readLocalEnvironment();
    const steps = createSteps();
    const logFile = join(LOG_FOLDER, 'check-deliveries.log');
    console.log('');
    await steps.run('Packages and CMS', () => buildWorkspace('server', environment));
    await steps.run('Deliveries', () =>
      runCmsScript('scripts/check-deliveries.cjs', environment, {
        logFile,
        failure: 'The deliveries were not checked.',
      }),
    );
    console.log(`\n${readFileSync(logFile, 'utf8').trim()}`);
  },
});
