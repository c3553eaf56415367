// @ts-check
import { join } from 'node:path';
import { buildWebOnce } from '../../scripts/builds/web-build.mjs';
import { generateSecrets } from '../../scripts/environment/secrets.mjs';
import { LOG_FOLDER } from '../../scripts/paths.mjs';
import { findFreePort } from '../../scripts/processes/ports.mjs';
import { temporaryFolder } from '../../scripts/processes/temporary-folder.mjs';
import { cmsEnvironment } from '../../scripts/stack/environments.mjs';
import { startCms, startWeb } from '../../scripts/stack/servers.mjs';
import { bareEnvironment } from '../../scripts/stack/temporary-stack.mjs';

/**
 * @typedef {object} ApplicationStack
 * @property {number} port of the web app
 * @property {{ web: number, cms: number }} pids of the servers; a crashed CMS has another one afterwards
 * @property {string} databaseFile of SQLite
 * @property {Record<string, string>} cmsEnvironment
 * @property {(downMilliseconds: number) => Promise<void>} crashCms kills the CMS (SIGKILL) and starts it again after that time
 * @property {() => Promise<void>} close
 */

/**
 * Starts the product for many applicants at once: the web app trusts the X-Forwarded-For header of one proxy, and the limit on
 * forms a minute is out of reach.
 * @param {import('../../scripts/console/steps.mjs').Steps} steps
 * @param {{ name: string, environment: Record<string, string> }} database
 * @returns {Promise<ApplicationStack>}
 */
export async function openApplicationStack(steps, { name, environment: database }) {
  const folder = temporaryFolder('applications');
  const logFolder = join(LOG_FOLDER, 'applications', name);
  const environment = { ...bareEnvironment(), ...generateSecrets(), ...database, FORMS_PER_MINUTE: '100000' };
  const ports = { web: await findFreePort(), cms: await findFreePort() };
  const files = { databaseFile: join(folder, 'cms.sqlite'), publicFolder: join(folder, 'public') };
  const stack = { environment, ports, ...files, webDataFolder: join(folder, 'web') };
  const buildFolder = join(folder, 'build');

  let cms = await steps.run(`CMS on ${name}`, () => startCms(stack, logFolder));
  try {
    await steps.run('Web app', () => buildWebOnce(buildFolder, environment));
    const proxied = { TRUSTED_PROXIES: '1' };
    const web = await steps.run('Web server', () => startWeb(stack, buildFolder, logFolder, proxied));
    return {
      port: ports.web,
      pids: { web: web.child.pid, cms: cms.child.pid },
      databaseFile: files.databaseFile,
      cmsEnvironment: cmsEnvironment(stack),
      crashCms: async (downMilliseconds) => {
        await cms.child.kill();
        await new Promise((resolve) => setTimeout(resolve, downMilliseconds));
        cms = await startCms(stack, logFolder);
      },
      close: async () => void (await Promise.all([web.child.stop(), cms.child.stop()])),
    };
  } catch (error) {
    await cms.child.stop();
    throw error;
  }
}
