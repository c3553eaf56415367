// @ts-check
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { Failure } from '../console/failure.mjs';
import { LOG_FOLDER, ROOT } from '../paths.mjs';
import { startChild } from '../processes/child.mjs';
import { tailOfLog } from '../processes/log-tail.mjs';
import { findFreePort, isPortFree } from '../processes/ports.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { statusOf, waitUntil } from '../processes/wait-for.mjs';
import { bareEnvironment } from '../stack/temporary-stack.mjs';

/** The files that git has or would take: a clone as it will be once this work is committed. */
function copyOfRepository() {
  const folder = temporaryFolder('clone');
  const listing = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of listing.split('\0').filter(Boolean)) {
    cpSync(join(ROOT, file), join(folder, file), { recursive: true });
  }
  // turbo finds what to cache through git.
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  return folder;
}

const LOG = join(LOG_FOLDER, 'accept/start.log');

/**
 * `npm start` until its sites answer, then a polite kill.
 * @param {string} folder
 * @param {Record<string, string>} environment
 * @param {{ web: number, cms: number }} ports
 * @returns {Promise<number>} milliseconds until the table of addresses
 */
async function startOnce(folder, environment, ports) {
  const startedAt = performance.now();
  const child = startChild('npm', ['start'], {
    cwd: folder,
    env: { ...environment, WEB_PORT: String(ports.web), CMS_PORT: String(ports.cms) },
    logFile: LOG,
  });
  const isReady = await waitUntil(async () => /Ready in/.test(tailOfLog(LOG)), {
    timeoutMilliseconds: 900_000,
    isPossible: child.isRunning,
    pauseMilliseconds: 200,
  });
  const took = performance.now() - startedAt;
  if (!isReady)
    throw new Failure('npm start in a fresh clone did not come to its end.', { log: tailOfLog(LOG), logFile: LOG });
  try {
    for (const [host, path] of /** @type {const} */ ([
      ['es.localhost', '/'],
      ['ua.localhost', '/'],
      ['ua.localhost', '/ru/'],
    ])) {
      const status = await statusOf(`http://localhost:${ports.web}${path}`, {
        headers: { host: `${host}:${ports.web}` },
      });
      if (status !== 200) throw new Failure(`http://${host}${path} answered ${status} in a fresh clone.`);
    }
  } finally {
    await child.stop();
  }
  const areFree = (await isPortFree(ports.web)) && (await isPortFree(ports.cms));
  if (!areFree) throw new Failure('npm start was stopped and left a server behind.');
  return took;
}

/**
 * A fresh clone in another folder starts, starts again, and passes its tests.
 * @param {{ node: string, withTests: boolean }} options `node`: the executable to do it with
 * @returns {Promise<{ version: string, first: number, second: number, tests: string }>} times in milliseconds
 */
export async function tryFreshClone({ node, withTests }) {
  const folder = copyOfRepository();
  const kept = bareEnvironment();
  const environment = { ...kept, PATH: `${dirname(node)}${delimiter}${kept.PATH ?? ''}` };
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  const ports = { web: await findFreePort(), cms: await findFreePort() };
  const first = await startOnce(folder, environment, ports);
  const second = await startOnce(folder, environment, ports);
  if (!withTests) return { version, first, second, tests: 'npm test not run' };
  const logFile = join(LOG_FOLDER, `accept/test-${version}.log`);
  const { code } = await startChild('npm', ['test'], { cwd: folder, env: environment, logFile }).exited;
  const tests = tailOfLog(logFile, 1);
  if (code !== 0) throw new Failure(`npm test in a fresh clone: ${tests}`, { log: tailOfLog(logFile), logFile });
  return { version, first, second, tests };
}
