// @ts-check
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { quietEnvironment } from '../scripts/builds/pnpm.mjs';
import { Failure } from '../scripts/console/failure.mjs';
import { DATA_FOLDER, LOG_FOLDER, ROOT, WEB_FOLDER } from '../scripts/paths.mjs';
import { startChild } from '../scripts/processes/child.mjs';
import { tailOfLog } from '../scripts/processes/log-tail.mjs';
import { findFreePort } from '../scripts/processes/ports.mjs';
import { runToEnd } from '../scripts/processes/run-to-end.mjs';
import { statusOf, waitUntil } from '../scripts/processes/wait-for.mjs';

/** Its page in the tables: one heading, and what Next and React bring. */
export const BARE_PAGE = 'bare Next page';

const SOURCE = 'bench/bare';
/** Inside the repository: Next looks for its packages no higher than there. */
const BUILD_FOLDER = join(DATA_FOLDER, 'bench/bare');
/** The versions that the build was made with. */
const VERSIONS_FILE = join(BUILD_FOLDER, '.versions');
const START_TIMEOUT = 30_000;

/** @returns {string[]} `next 16.4.6`, …: the versions that the product uses, and so the bare app */
export function yardstickVersions() {
  const requireFromWeb = createRequire(join(WEB_FOLDER, 'package.json'));
  return ['next', 'react', 'react-dom'].map(
    (name) => `${name} ${JSON.parse(readFileSync(requireFromWeb.resolve(`${name}/package.json`), 'utf8')).version}`,
  );
}

/**
 * Builds the bare app of bench/bare with the product's own Next and React, unless it is built for these versions already.
 * @param {Record<string, string>} environment of the machine
 * @param {{ afresh?: boolean }} [options] `afresh`: even so, as after a change of bench/bare
 * @returns {Promise<string>} the folder of its standalone server
 */
export async function buildBareApp(environment, { afresh = false } = {}) {
  const standalone = join(BUILD_FOLDER, '.next/standalone', relative(ROOT, BUILD_FOLDER));
  const versions = yardstickVersions().join('\n');
  const isCurrent = existsSync(VERSIONS_FILE) && readFileSync(VERSIONS_FILE, 'utf8') === versions;
  if (!afresh && isCurrent) return standalone;
  rmSync(BUILD_FOLDER, { recursive: true, force: true });
  mkdirSync(BUILD_FOLDER, { recursive: true });
  cpSync(join(ROOT, SOURCE), BUILD_FOLDER, { recursive: true });
  symlinkSync(join(WEB_FOLDER, 'node_modules'), join(BUILD_FOLDER, 'node_modules'), 'dir');
  await runToEnd(process.execPath, [join(WEB_FOLDER, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: BUILD_FOLDER,
    env: quietEnvironment({ ...environment, NODE_ENV: 'production' }),
    logFile: join(LOG_FOLDER, 'bench/build-bare.log'),
    failure: 'The bare app, with which pages are compared, could not be built.',
    hint: 'It uses nothing but Next and React: if the web app builds, look at bench/bare.',
  });
  cpSync(join(BUILD_FOLDER, '.next/static'), join(standalone, '.next/static'), { recursive: true });
  writeFileSync(VERSIONS_FILE, versions);
  return standalone;
}

/**
 * Starts the bare app on a free port.
 * @param {string} folder of its standalone server
 * @param {Record<string, string>} environment of the machine
 * @returns {Promise<{ port: number, child: import('../scripts/processes/child.mjs').Child }>}
 */
export async function startBareApp(folder, environment) {
  const port = await findFreePort();
  const logFile = join(LOG_FOLDER, 'bench/bare.log');
  const child = startChild(process.execPath, ['server.js'], {
    cwd: folder,
    env: quietEnvironment({ ...environment, NODE_ENV: 'production', HOSTNAME: 'localhost', PORT: String(port) }),
    logFile,
  });
  const isReady = await waitUntil(async () => (await statusOf(`http://localhost:${port}/`)) === 200, {
    timeoutMilliseconds: START_TIMEOUT,
    isPossible: child.isRunning,
  });
  if (isReady) return { port, child };
  await child.stop();
  throw new Failure('The bare app did not start.', { log: tailOfLog(logFile), logFile });
}

/**
 * Puts a page in the place of one that was stored when the app was built.
 * @param {string} folder of a standalone server that is not running
 * @param {string} name of the stored page
 * @param {string} html
 */
export function storePage(folder, name, html) {
  const file = join(folder, `.next/server/app/stored/${name}.html`);
  if (!existsSync(file)) throw new Failure(`The bare app has no stored page "${name}".`);
  // Pages of an earlier run, which Next would take first.
  rmSync(join(folder, '.next/server/route-cache'), { recursive: true, force: true });
  writeFileSync(file, html);
}
