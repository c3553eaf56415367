// @ts-check
import { installDependencies } from './dependencies.mjs';
import { buildWorkspace } from './workspace-build.mjs';

/**
 * What every command needs before its own work: dependencies, packages, and for most of them the CMS. What is up to date is
 * left as it is.
 * @param {import('../console/steps.mjs').Steps} steps
 * @param {Record<string, string>} environment
 * @param {{ withCms?: boolean }} [options]
 */
export async function prepareWorkspace(steps, environment, { withCms = true } = {}) {
  await steps.run('Dependencies', async (note) => note(await installDependencies(environment)));
  await steps.run('Packages', async (note) => note(await buildWorkspace('packages', environment)));
  if (withCms) await steps.run('CMS', async (note) => note(await buildWorkspace('cms', environment)));
}
