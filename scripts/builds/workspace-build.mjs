// @ts-check
import { join } from 'node:path';
import { CMS_FOLDER, LOG_FOLDER, ROOT, STAMP_FOLDER } from '../paths.mjs';
import { fingerprint } from './fingerprint.mjs';
import { runPnpm } from './pnpm.mjs';
import { isUpToDate, writeStamp } from './stamps.mjs';

export const PACKAGES = ['types', 'countries', 'lending', 'tracking'];

const SHARED_SOURCES = ['pnpm-lock.yaml', 'tsconfig.base.json', 'packages'];

/** @typedef {{ name: string, filters: string[], sources: string[], outputs: string[], hint: string }} Build */

/** @type {Record<'packages' | 'cms', Build>} */
const BUILDS = {
  packages: {
    name: 'packages',
    filters: ['./packages/*'],
    sources: SHARED_SOURCES,
    outputs: PACKAGES.map((name) => join(ROOT, 'packages', name, 'dist/index.js')),
    hint: 'Mend the error above, then run the command again. npm run verify shows all type errors.',
  },
  cms: {
    name: 'cms',
    filters: ['@prestafaro/cms'],
    sources: [
      ...SHARED_SOURCES,
      ...['config', 'database', 'src', 'package.json', 'tsconfig.json'].map((name) => `apps/cms/${name}`),
    ],
    outputs: [join(CMS_FOLDER, 'dist/src/index.js'), join(CMS_FOLDER, 'dist/build/index.html')],
    hint: 'Mend the error above. If the process was killed, the machine lacks memory: the admin panel needs 2.5 GB to build.',
  },
};

/** @param {'packages' | 'cms'} name */
export function isBuilt(name) {
  const build = BUILDS[name];
  return isUpToDate(join(STAMP_FOLDER, name), fingerprint(ROOT, build.sources), build.outputs);
}

/**
 * Builds the packages or the CMS through turbo, unless the sources are those of the last build.
 * @param {'packages' | 'cms'} name
 * @param {Record<string, string>} environment
 * @returns {Promise<string>} what was done
 */
export async function buildWorkspace(name, environment) {
  const { sources, outputs, filters, hint } = BUILDS[name];
  const current = fingerprint(ROOT, sources);
  const stamp = join(STAMP_FOLDER, name);
  if (isUpToDate(stamp, current, outputs)) return 'up to date';
  // Loose: the CMS checks its secrets when it builds, though none of them ends up in the build.
  const turbo = ['exec', 'turbo', 'run', 'build', '--env-mode=loose', ...filters.map((filter) => `--filter=${filter}`)];
  await runPnpm(turbo, {
    env: { ...environment, NODE_ENV: 'production' },
    logFile: join(LOG_FOLDER, `build-${name}.log`),
    failure: name === 'cms' ? 'The CMS could not be built.' : 'The packages could not be built.',
    hint,
  });
  writeStamp(stamp, current);
  return 'built';
}
