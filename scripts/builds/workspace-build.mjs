// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOG_FOLDER, ROOT } from '../paths.mjs';
import { runTurbo } from './turbo.mjs';

/** The folders of `packages/`. */
export const packageNames = () => readdirSync(join(ROOT, 'packages'));

/** @typedef {{ tasks: string[], failure: string, hint: string }} Build */

const SEE_TYPES = 'Mend the error above, then run the command again. npm run verify shows all type errors.';

/** @type {Record<'packages' | 'server' | 'admin', Build>} */
const BUILDS = {
  packages: {
    tasks: ['build', '--filter=./packages/*'],
    failure: 'The packages could not be built.',
    hint: SEE_TYPES,
  },
  server: {
    tasks: ['@prestafaro/cms#server'],
    failure: 'The packages and the CMS could not be built.',
    hint: SEE_TYPES,
  },
  admin: {
    tasks: ['build', '--filter=@prestafaro/cms', '--filter=./packages/*'],
    failure: 'The admin panel could not be built.',
    hint: 'Mend the error above. If the process was killed, the machine lacks memory: the admin panel needs 2.5 GB to build.',
  },
};

/**
 * Builds a part of the workspace and what it needs, as far as its sources have changed.
 * @param {'packages' | 'server' | 'admin'} name `server`: the compiled CMS and its packages; `admin`: the
 *   CMS with its admin panel, and all packages, because the web app is built without turbo in tests and measurements
 * @param {Record<string, string>} environment
 * @param {{ isIdle?: boolean }} [options]
 */
export async function buildWorkspace(name, environment, { isIdle } = {}) {
  const { tasks, failure, hint } = BUILDS[name];
  const env = { ...environment, NODE_ENV: 'production' };
  await runTurbo(tasks, { env, logFile: join(LOG_FOLDER, `build-${name}.log`), failure, hint, isIdle });
}
