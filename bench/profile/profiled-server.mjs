// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from '../../scripts/console/failure.mjs';
import { LOG_FOLDER, WEB_FOLDER } from '../../scripts/paths.mjs';
import { findFreePort } from '../../scripts/processes/ports.mjs';
import { temporaryFolder } from '../../scripts/processes/temporary-folder.mjs';
import { waitUntil } from '../../scripts/processes/wait-for.mjs';
import { startWeb } from '../../scripts/stack/servers.mjs';

/** @typedef {import('node:inspector').Profiler.Profile} Profile */

const RECORDER = pathToFileURL(join(import.meta.dirname, 'profile-on-signal.mjs')).href;
const LOGS = join(LOG_FOLDER, 'bench/profiled');
const WRITE_TIMEOUT = 30_000;

/**
 * One more web server of a running stack, which records profiles of itself.
 * @param {import('../../scripts/stack/shipped-stack.mjs').ShippedStack} stack
 * @param {string} buildFolder
 */
export async function startProfiledServer({ environment, cms }, buildFolder) {
  requireSourceMaps(buildFolder);
  const port = await findFreePort();
  const file = join(temporaryFolder('profile'), 'page.cpuprofile');
  const { databaseFile, publicFolder } = cms;
  const webDataFolder = temporaryFolder('profiled-web');
  const options = { environment, ports: { web: port, cms: cms.port }, databaseFile, publicFolder, webDataFolder };
  const recorder = { NODE_OPTIONS: `--import=${RECORDER}`, PROFILE_FILE: file };
  const { child } = await startWeb(options, buildFolder, LOGS, recorder);
  return {
    port,
    stop: child.stop,
    /**
     * @template Result
     * @param {() => Promise<Result>} work
     * @returns {Promise<{ result: Result, profile: Profile }>} what the server did meanwhile
     */
    recordWhile: async (work) => {
      rmSync(file, { force: true });
      process.kill(child.pid, 'SIGUSR2');
      const result = await work();
      process.kill(child.pid, 'SIGUSR2');
      return { result, profile: await readWhenWritten(file) };
    },
  };
}

/** @param {string} file @returns {Promise<Profile>} */
async function readWhenWritten(file) {
  /** @type {Profile | undefined} */
  let profile;
  const isWhole = async () => {
    try {
      profile = JSON.parse(readFileSync(file, 'utf8'));
      return true;
    } catch {
      return false;
    }
  };
  await waitUntil(isWhole, { timeoutMilliseconds: WRITE_TIMEOUT });
  if (profile) return profile;
  throw new Failure('The web server wrote no profile.', { hint: `Read its log in ${LOGS}.` });
}

/** @param {string} buildFolder */
function requireSourceMaps(buildFolder) {
  const idOf = (/** @type {string} */ folder) => {
    const file = join(folder, '.next/BUILD_ID');
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  if (idOf(WEB_FOLDER) === idOf(join(buildFolder, 'apps/web'))) return;
  throw new Failure('The source maps of this web build are gone, because the web app was built again since.', {
    hint: 'Leave out --build. The benchmark then makes a build of its own.',
  });
}
