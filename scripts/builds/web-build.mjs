// @ts-check
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOG_FOLDER, WEB_FOLDER } from '../paths.mjs';
import { runToEnd } from '../processes/run-to-end.mjs';
import { quietEnvironment } from './pnpm.mjs';
import { runTurbo } from './turbo.mjs';

/** @param {string} folder of a placed build */
export const serverFile = (folder) => join(folder, 'apps/web/server.js');

const REPORT = {
  failure: 'The web app could not be built.',
  hint: 'Mend the error above; npm run verify shows all type errors.',
};

/**
 * Next derives the ids of the forms' actions from this key, so it is the same in each build, here and in deploy/web.Dockerfile. It is no
 * secret: what Next encrypts, it encrypts with the key in the environment of the server.
 */
const BUILD_KEY = `${'A'.repeat(43)}=`;

/**
 * Builds the web app as its image does, without a CMS, and places it. Nothing but its sources is in it, so turbo may take it
 * from its cache: pages are made at their first visit.
 * @param {string} folder where it is placed; a build that stands there already stays, with the pages it has made. A running server writes
 *   the pages that it makes there, so no other server may use the same one
 * @param {Record<string, string>} environment of the machine
 */
export async function buildWebOnce(folder, environment) {
  const env = buildEnvironment(environment);
  await runTurbo(['@prestafaro/web#build'], { env, logFile: join(LOG_FOLDER, 'build-web.log'), ...REPORT });
  const idOf = (/** @type {string} */ webFolder) => {
    const file = join(webFolder, '.next/BUILD_ID');
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  if (idOf(WEB_FOLDER) !== idOf(dirname(serverFile(folder)))) placeBuild(folder);
}

/**
 * Builds the same sources once more, as another release: its build has another id.
 * @param {string} folder where it is placed
 * @param {Record<string, string>} environment of the machine
 */
export async function buildWebAnew(folder, environment) {
  const next = join(WEB_FOLDER, 'node_modules/next/dist/bin/next');
  await runToEnd(process.execPath, [next, 'build'], {
    cwd: WEB_FOLDER,
    env: quietEnvironment(buildEnvironment(environment)),
    logFile: join(LOG_FOLDER, 'build-web-anew.log'),
    ...REPORT,
  });
  placeBuild(folder);
}

/** @param {Record<string, string>} environment of the machine */
const buildEnvironment = (environment) => ({
  ...environment,
  NODE_ENV: 'production',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: BUILD_KEY,
});

/** @param {string} folder */
function placeBuild(folder) {
  const from = join(WEB_FOLDER, '.next');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  // Links between packages are relative and stay inside the copy.
  cpSync(join(from, 'standalone'), folder, { recursive: true, verbatimSymlinks: true });
  cpSync(join(from, 'static'), join(folder, 'apps/web/.next/static'), { recursive: true });
  cpSync(join(from, 'source-maps'), join(folder, 'apps/web/.next/source-maps'), { recursive: true });
  const publicFolder = join(WEB_FOLDER, 'public');
  if (existsSync(publicFolder)) cpSync(publicFolder, join(folder, 'apps/web/public'), { recursive: true });
}
