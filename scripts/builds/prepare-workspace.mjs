// @ts-check
import { installDependencies } from './dependencies.mjs';
import { buildWorkspace } from './workspace-build.mjs';

const TITLES = { packages: 'Packages', server: 'Packages and CMS', admin: 'Packages, CMS and admin' };

/**
 * What every command needs before its own work: dependencies, packages, and for most of them the CMS.
 * @param {import('../console/steps.mjs').Steps} steps
 * @param {Record<string, string>} environment
 * @param {readonly ('packages' | 'server' | 'admin')[]} [parts] one after the other. Only `packages` includes the declarations
 *   that type checks need
 */
export async function prepareWorkspace(steps, environment, parts = ['admin']) {
  await steps.run('Dependencies', async (note) => note(await installDependencies(environment)));
  for (const part of parts) await steps.run(TITLES[part], () => buildWorkspace(part, environment));
}
