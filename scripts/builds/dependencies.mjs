// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOG_FOLDER, ROOT } from '../paths.mjs';
import { runPnpm } from './pnpm.mjs';

/** pnpm keeps a copy of the lockfile that it installed. */
const INSTALLED = join(ROOT, 'node_modules/.pnpm/lock.yaml');
/** The compiled interface of this Node: a native module made for another one does not load. */
const ABI = process.versions.modules;
// Inside node_modules, so that removing that folder removes it too.
const ABI_FILE = join(ROOT, 'node_modules/.installed-abi');

/** @returns {boolean} whether node_modules is what the lockfile says, for this Node */
export function areDependenciesInstalled() {
  if (!existsSync(INSTALLED) || !isBuiltForThisNode()) return false;
  return readFileSync(INSTALLED, 'utf8') === readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8');
}

const isBuiltForThisNode = () => !existsSync(ABI_FILE) || readFileSync(ABI_FILE, 'utf8') === ABI;

/**
 * Installs what the lockfile names, if that has not been done.
 * @param {Record<string, string>} environment
 * @returns {Promise<string>} what was done, in two words
 */
export async function installDependencies(environment) {
  if (areDependenciesInstalled()) return 'up to date';
  const logFile = join(LOG_FOLDER, 'install.log');
  await runPnpm(['install', '--frozen-lockfile'], {
    env: environment,
    logFile,
    failure: 'The dependencies could not be installed.',
    hint: 'Look at the last lines above: without a network, try again with one; if the lockfile does not fit package.json, run npx -y pnpm@10.34.9 install.',
  });
  if (!isBuiltForThisNode()) {
    await runPnpm(['--recursive', 'rebuild', 'better-sqlite3', 'sharp'], {
      env: environment,
      logFile,
      failure: 'The native modules could not be rebuilt for this Node.',
      hint: 'Remove node_modules in the root, apps/* and packages/*, and start again.',
    });
  }
  writeFileSync(ABI_FILE, ABI);
  return 'installed';
}
