// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ENVIRONMENT_FILE } from '../paths.mjs';
import { appendVariables, parseDotenv } from './dotenv.mjs';
import { generateMissing } from './secrets.mjs';

const HEADING = '# Written by npm start for this machine. Never committed. Change a value and start again.\n';

/**
 * Reads `.env`, first writing what is missing in it. A variable of the calling process wins over the file.
 * @param {string} [file]
 * @param {NodeJS.ProcessEnv} [caller]
 * @returns {{ environment: Record<string, string>, written: string[] }} `written`: names of the variables that were added
 */
export function prepareLocalEnvironment(file = ENVIRONMENT_FILE, caller = process.env) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : HEADING;
  const missing = generateMissing(parseDotenv(text));
  const written = Object.keys(missing);
  if (written.length > 0) writeFileSync(file, appendVariables(text, missing), { mode: 0o600 });
  return { environment: overriddenBy(caller, parseDotenv(appendVariables(text, missing))), written };
}

/**
 * `.env` as it stands, nothing written: for `npm run doctor`.
 * @param {string} [file]
 * @param {NodeJS.ProcessEnv} [caller]
 * @returns {Record<string, string>}
 */
export function readLocalEnvironment(file = ENVIRONMENT_FILE, caller = process.env) {
  return overriddenBy(caller, existsSync(file) ? parseDotenv(readFileSync(file, 'utf8')) : {});
}

/**
 * @param {NodeJS.ProcessEnv} caller
 * @param {Record<string, string>} fromFile
 */
function overriddenBy(caller, fromFile) {
  const set = Object.entries(caller).filter(([, value]) => value !== undefined);
  return { ...fromFile, .../** @type {Record<string, string>} */ (Object.fromEntries(set)) };
}

/**
 * @param {Record<string, string>} environment
 * @returns {{ web: number, cms: number }}
 */
export function portsOf(environment) {
  return { web: Number(environment.WEB_PORT ?? 3000), cms: Number(environment.CMS_PORT ?? 1337) };
}
