// @ts-check
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ENVIRONMENT_FILE } from '../paths.mjs';
import { generateMissing } from './secrets.mjs';

/** @typedef {Record<string, string>} Variables */

const HEADING = '# Written by npm start for this machine. Never committed. Change a value and start again.\n';

/** Owner only: the file holds every secret of the installation. */
const PRIVATE = 0o600;

/**
 * Reads `.env` after it added the missing variables at the end of the file and took away the access of other users, which a file
 * may have that a person made. A variable of the caller overrides the file.
 * @param {string} [file]
 * @param {NodeJS.ProcessEnv} [caller]
 * @returns {{ environment: Variables, written: string[] }} `written`: names of the added variables
 */
export function prepareLocalEnvironment(file = ENVIRONMENT_FILE, caller = process.env) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : HEADING;
  const missing = generateMissing(parse(text));
  const lines = Object.entries(missing).map(([name, value]) => `${name}=${value}\n`);
  const completed = `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${lines.join('')}`;
  if (isOpenToOthers(file)) chmodSync(file, PRIVATE);
  if (lines.length > 0) writeFileSync(file, completed, { mode: PRIVATE });
  return { environment: overrideBy(caller, parse(completed)), written: Object.keys(missing) };
}

/** Whether other users of this machine may read or write `.env`. Windows has no such bits. */
export function isOpenToOthers(file = ENVIRONMENT_FILE) {
  return process.platform !== 'win32' && existsSync(file) && (statSync(file).mode & ~PRIVATE & 0o777) !== 0;
}

/**
 * Reads `.env` and writes nothing.
 * @param {string} [file]
 * @param {NodeJS.ProcessEnv} [caller]
 * @returns {Variables}
 */
export function readLocalEnvironment(file = ENVIRONMENT_FILE, caller = process.env) {
  return overrideBy(caller, existsSync(file) ? parse(readFileSync(file, 'utf8')) : {});
}

const parse = (/** @type {string} */ text) => /** @type {Variables} */ (parseEnv(text));

/**
 * @param {NodeJS.ProcessEnv} caller
 * @param {Variables} fromFile
 */
function overrideBy(caller, fromFile) {
  const set = Object.entries(caller).filter(([, value]) => value !== undefined);
  return { ...fromFile, .../** @type {Variables} */ (Object.fromEntries(set)) };
}

/** Port 8787 beside the usual port of the CMS, and another one beside another CMS, so that two folders can run at once. */
const RECEIVER_AFTER_CMS = 7450;

/**
 * @param {Variables} environment
 * @returns {{ web: number, cms: number, receiver: number }} `receiver`: of the applications to sample lenders
 */
export function portsOf(environment) {
  const cms = Number(environment.CMS_PORT ?? 1337);
  const receiver = Number(environment.LEAD_PORT ?? cms + RECEIVER_AFTER_CMS);
  return { web: Number(environment.WEB_PORT ?? 3000), cms, receiver };
}
