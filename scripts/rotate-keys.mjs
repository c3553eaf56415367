// @ts-check

import { join } from 'node:path';
import { buildWorkspace } from './builds/workspace-build.mjs';
import { defineCommand } from './console/command.mjs';
import { createSteps } from './console/steps.mjs';
import { readLocalEnvironment } from './environment/local-environment.mjs';
import { LOG_FOLDER } from './paths.mjs';
import { tailOfLog } from './processes/log-tail.mjs';
import { runCmsScript } from './stack/run-cms-script.mjs';

/**
 * Encrypts personal data again with the first key of PERSONAL_DATA_KEYS. To change a key, put the new one before the old one
 * (`k2:…,k1:…`), restart the CMS, run this, and remove the old one. It may run beside the CMS, and more than once. It also makes the
 * hashes again by the first key of LOOKUP_KEYS.
 */
export const command = defineCommand({
  does: 'Encrypts personal data again with the first key of PERSONAL_DATA_KEYS, and makes the hashes again with the first key of LOOKUP_KEYS. It may run beside the CMS, and more than once.',
  usage: 'npm run rotate-keys',
  run: async () => {
    const environment = readLocalEnvironment();
    const steps = createSteps();
    const logFile = join(LOG_FOLDER, 'rotate-keys.log');
    console.log('');
    await steps.run('Packages and CMS', () => buildWorkspace('server', environment));
    await steps.run('Personal data', async (note) => {
      await runCmsScript('scripts/rotate-keys.cjs', environment, {
        logFile,
        failure:
          'The keys were not rotated. Data that was already encrypted again stays so, and the command can be repeated.',
        hint: 'PERSONAL_DATA_KEYS must hold the new key first and every older one after it.',
      });
      note(tailOfLog(logFile, 1).trim());
    });
  },
});
