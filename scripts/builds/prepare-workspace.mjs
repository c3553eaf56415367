// @ts-check
import { installDependencies } from './dependencies.mjs';
import { buildWorkspace } from './workspace-build.mjs';

const TITLES = { packages: 'Packages', server: 'Packages and CMS', admin: 'Packages, CMS and admin' };

/**
 * What every command needs before its own work: dependencies, packages, and for most of them the CMS.
 * @param {import('../console/steps.mjs').Steps} steps
 * @param {Record<string, string>} environment
 * @param {'packages' | 'server' | 'admin'} [upTo]
 */
export async function prepareWorkspace(steps, environment, upTo = 'admin') {
  await steps.run('Dependencies', async (note) => note(await installDependencies(environment)));
  await steps.run(TITLES[upTo], () => buildWorkspace(upTo, environment));
}
