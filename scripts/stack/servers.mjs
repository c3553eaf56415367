// @ts-check
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { quietEnvironment } from '../builds/pnpm.mjs';
import { serverFile } from '../builds/web-build.mjs';
import { Failure } from '../console/failure.mjs';
import { CMS_FOLDER } from '../paths.mjs';
import { startChild } from '../processes/child.mjs';
import { tailOfLog } from '../processes/log-tail.mjs';
import { statusOf, waitUntil } from '../processes/wait-for.mjs';
import { cmsEnvironment, webEnvironment } from './environments.mjs';

/** @typedef {import('../processes/child.mjs').Child} Child */
/** @typedef {import('./environments.mjs').StackOptions} StackOptions */
/** @typedef {{ name: string, url: string, child: Child, logFile: string }} Server */

// The first boot makes the tables and seeds them, on a machine that may do other things as well.
const CMS_TIMEOUT = 600_000;
const WEB_TIMEOUT = 30_000;

/**
 * Starts the built CMS and waits until it is healthy; an empty database is seeded on the way.
 * @param {StackOptions} stack
 * @param {string} logFolder
 * @param {Record<string, string>} [more] variables for this server only
 * @returns {Promise<Server>}
 */
export async function startCms(stack, logFolder, more = {}) {
  mkdirSync(dirname(stack.databaseFile), { recursive: true });
  createRequire(import.meta.url)(join(CMS_FOLDER, 'scripts/admin-placeholder.cjs')).placeAdminPlaceholder();
  const strapi = join(CMS_FOLDER, 'node_modules/@strapi/strapi/bin/strapi.js');
  const logFile = join(logFolder, 'cms.log');
  const child = startChild(process.execPath, [strapi, 'start'], {
    cwd: CMS_FOLDER,
    env: quietEnvironment({ ...cmsEnvironment(stack), ...more }),
    logFile,
  });
  const url = `http://localhost:${stack.ports.cms}`;
  return whenReady({ name: 'CMS', url, child, logFile }, `${url}/_health`, 204, CMS_TIMEOUT);
}

/**
 * Starts a placed web build and waits until it is healthy.
 * @param {StackOptions} stack
 * @param {string} buildFolder
 * @param {string} logFolder
 * @param {Record<string, string>} [more] variables for this server only
 * @returns {Promise<Server>}
 */
export async function startWeb(stack, buildFolder, logFolder, more = {}) {
  mkdirSync(stack.webDataFolder, { recursive: true });
  const logFile = join(logFolder, 'web.log');
  const file = serverFile(buildFolder);
  const child = startChild(process.execPath, [file], {
    cwd: dirname(file),
    env: quietEnvironment({ ...webEnvironment(stack), ...more }),
    logFile,
  });
  const url = `http://localhost:${stack.ports.web}`;
  return whenReady({ name: 'web app', url, child, logFile }, `${url}/api/health/ready`, 200, WEB_TIMEOUT);
}

/**
 * @param {Server} server
 * @param {string} healthUrl
 * @param {number} status
 * @param {number} timeoutMilliseconds
 * @returns {Promise<Server>}
 */
async function whenReady(server, healthUrl, status, timeoutMilliseconds) {
  const { child, name, logFile } = server;
  const isReady = await waitUntil(async () => (await statusOf(healthUrl)) === status, {
    timeoutMilliseconds,
    isPossible: child.isRunning,
  });
  if (isReady) return server;
  const seconds = timeoutMilliseconds / 1000;
  const what = child.isRunning() ? `did not answer within ${seconds} s` : 'ended while it was starting';
  await child.stop();
  throw new Failure(`The ${name} ${what}.`, {
    log: tailOfLog(logFile),
    logFile,
    hint: 'The last lines usually name the cause. npm run doctor checks what it needs.',
  });
}
