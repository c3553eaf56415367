// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOG_FOLDER, ROOT } from '../paths.mjs';
import { runPnpm } from './pnpm.mjs';

/** pnpm keeps a copy of the lockfile that it installed. */
const INSTALLED = join(ROOT, 'node_modules/.pnpm/lock.yaml');
/** @returns {boolean} whether node_modules is what the lockfile says. Its native modules serve every supported Node. */
export function areDependenciesInstalled() {
  return (
    existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8')
  );
}

/**
 * Installs what the lockfile names, if that has not been done.
 * @param {Record<string, string>} environment
 * @returns {Promise<string>} what was done, in two words
 */
export async function installDependencies(environment) {
  if (areDependenciesInstalled()) return 'up to date';
  await runPnpm(['install', '--frozen-lockfile'], {
    env: environment,
    logFile: join(LOG_FOLDER, 'install.log'),
    failure: 'The dependencies could not be installed.',
    hint: 'Look at the last lines above: without a network, try again with one; if the lockfile does not fit package.json, run npx -y pnpm@10.34.9 install.',
  });
  return 'installed';
}
