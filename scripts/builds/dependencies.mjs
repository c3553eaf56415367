// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOG_FOLDER, ROOT } from '../paths.mjs';
import { fingerprint } from './fingerprint.mjs';
import { runPnpm } from './pnpm.mjs';
import { isUpToDate, writeStamp } from './stamps.mjs';

// Inside node_modules, so that removing that folder removes the stamp with it.
const STAMP = join(ROOT, 'node_modules/.installed');
const ABI_STAMP = join(ROOT, 'node_modules/.installed-abi');
const MANIFESTS = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'];
/** The compiled interface of this Node: a native module made for another one does not load. */
const ABI = process.versions.modules;

/** @returns {boolean} whether node_modules is what the lockfile says, for this Node */
export function areDependenciesInstalled() {
  return isUpToDate(STAMP, currentFingerprint(), [join(ROOT, 'node_modules/.pnpm')]) && isBuiltForThisNode();
}

const currentFingerprint = () => fingerprint(ROOT, MANIFESTS);
const isBuiltForThisNode = () => !existsSync(ABI_STAMP) || readFileSync(ABI_STAMP, 'utf8') === ABI;

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
  writeStamp(STAMP, currentFingerprint());
  writeStamp(ABI_STAMP, ABI);
  return 'installed';
}
