// @ts-check

import { join } from 'node:path';
import { quietEnvironment } from './builds/pnpm.mjs';
import { buildWorkspace } from './builds/workspace-build.mjs';
import { defineCommand } from './console/command.mjs';
import { createSteps } from './console/steps.mjs';
import { portsOf, readLocalEnvironment } from './environment/local-environment.mjs';
import { CMS_DATABASE, CMS_FOLDER, CMS_PUBLIC_FOLDER, LOG_FOLDER, WEB_DATA_FOLDER } from './paths.mjs';
import { tailOfLog } from './processes/log-tail.mjs';
import { runToEnd } from './processes/run-to-end.mjs';
import { cmsEnvironment } from './stack/environments.mjs';

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
    const stack = {
      environment,
      ports: portsOf(environment),
      databaseFile: CMS_DATABASE,
      publicFolder: CMS_PUBLIC_FOLDER,
      webDataFolder: WEB_DATA_FOLDER,
    };
    const steps = createSteps();
    const logFile = join(LOG_FOLDER, 'rotate-keys.log');
    console.log('');
    await steps.run('Packages and CMS', () => buildWorkspace('server', environment));
    await steps.run('Personal data', async (note) => {
      await runToEnd(process.execPath, ['scripts/rotate-keys.cjs'], {
        cwd: CMS_FOLDER,
        env: quietEnvironment(cmsEnvironment(stack)),
        logFile,
        failure:
          'The keys were not rotated. Data that was already encrypted again stays so, and the command can be repeated.',
        hint: 'PERSONAL_DATA_KEYS must hold the new key first and every older one after it.',
      });
      note(tailOfLog(logFile, 1).trim());
    });
  },
});
