// @ts-check
import { quietEnvironment } from '../builds/pnpm.mjs';
import { portsOf } from '../environment/local-environment.mjs';
import { CMS_DATABASE, CMS_FOLDER, CMS_PUBLIC_FOLDER, WEB_DATA_FOLDER } from '../paths.mjs';
import { runToEnd } from '../processes/run-to-end.mjs';
import { cmsEnvironment } from './environments.mjs';

/**
 * Runs a script of the CMS on the database of `npm start`, also while that runs.
 * @param {string} file below apps/cms
 * @param {Record<string, string>} environment of `.env`
 * @param {{ logFile: string, failure: string, hint?: string }} report as for `runToEnd`
 */
export async function runCmsScript(file, environment, report) {
  const stack = {
    environment,
    ports: portsOf(environment),
    databaseFile: CMS_DATABASE,
    publicFolder: CMS_PUBLIC_FOLDER,
    webDataFolder: WEB_DATA_FOLDER,
  };
  await runToEnd(process.execPath, [file], {
    cwd: CMS_FOLDER,
    env: quietEnvironment(cmsEnvironment(stack)),
    ...report,
  });
}
