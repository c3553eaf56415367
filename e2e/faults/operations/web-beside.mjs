// @ts-check
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../../scripts/processes/ports.mjs';
import { temporaryFolder } from '../../../scripts/processes/temporary-folder.mjs';
import { startWeb } from '../../../scripts/stack/servers.mjs';

/**
 * Starts another web server of the same build over the same CMS, with other settings, without Redis and with no stored page.
 * @param {import('./scene.mjs').Scene} scene
 * @param {Record<string, string>} environment
 * @returns {Promise<import('../../../scripts/stack/servers.mjs').Server & { port: number }>}
 */
export async function startWebBeside({ stack }, environment) {
  const folder = temporaryFolder('web-beside');
  const buildFolder = join(folder, 'build');
  cpSync(stack.webs[0]?.buildFolder ?? '', buildFolder, { recursive: true, verbatimSymlinks: true });
  const port = await findFreePort();
  const { REDIS_URL: _, ...alone } = stack.environment;
  const options = {
    environment: alone,
    ports: { web: port, cms: stack.cms.port },
    databaseFile: stack.cms.databaseFile,
    publicFolder: stack.cms.publicFolder,
    webDataFolder: join(folder, 'data'),
  };
  return { port, ...(await startWeb(options, buildFolder, join(stack.logFolder, 'web-beside'), environment)) };
}
