// @ts-check
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Failure } from '../../scripts/console/failure.mjs';

/**
 * @typedef {object} Load
 * @property {number} perSecond answers
 * @property {number} p99 milliseconds
 */

const CONNECTIONS = 32;
/** A slower answer counts as an error. */
const TIMEOUT = '10s';
const UNITS = /** @type {Record<string, number>} */ ({ us: 0.001, ms: 1, s: 1000, m: 60_000 });

const run = promisify(execFile);

/**
 * Requests one address as fast as it answers, over several connections in one thread, which leaves the other core to the server.
 * @param {{ url: string, host?: string, cookie?: string, isMissing?: boolean, seconds: number, connections?: number, script?: string[] }} target
 *   `host`: the Host header, by default that of the URL; `isMissing`: a path that must be answered with 404; `script`: a Lua file
 *   that makes the requests, and its arguments
 * @returns {Promise<Load>}
 * @throws {Failure} if wrk is missing, or if an answer was not 2xx, because the speed of errors means nothing
 */
export async function load({ url, host, cookie, isMissing, seconds, connections = CONNECTIONS, script = [] }) {
  const headers = Object.entries({ Host: host, Cookie: cookie }).flatMap(([name, value]) =>
    value ? ['-H', `${name}: ${value}`] : [],
  );
  const [file, ...values] = script;
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', TIMEOUT, ...headers];
  const target = file ? ['-s', file, url, '--', ...values] : [url];
  try {
    return readWrk((await run('wrk', [...args, ...target])).stdout, url, { isMissing });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new Failure('There is no wrk on this machine.', {
      hint: 'Install it (Debian: apt-get install wrk), or leave this part out: npm run bench -- pages lighthouse …',
    });
  }
}

/**
 * Reads the output of wrk.
 * @param {string} output
 * @param {string} url that it requested
 * @param {{ isMissing?: boolean }} [expected] whether no answer may be 2xx or 3xx
 * @returns {Load}
 */
export function readWrk(output, url, { isMissing = false } = {}) {
  const [, answers] = /(\d+) requests in/.exec(output) ?? [];
  const [, errors = '0'] = /Non-2xx or 3xx responses: (\d+)/.exec(output) ?? [];
  if (isMissing && errors !== answers) throw new Failure(`Not all answers of ${url} were 404: ${errors} of ${answers}`);
  const wrong =
    (isMissing ? null : /Non-2xx or 3xx responses: (\d+)/.exec(output)) ?? /Socket errors: (.*)/.exec(output);
  if (wrong) throw new Failure(`Not all answers of ${url} were right: ${wrong[0]}`);
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(output) ?? [];
  const [, p99, unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(output) ?? [];
  const factor = UNITS[unit];
  if (!perSecond || !p99 || !factor) throw new Failure('The output of wrk has an unexpected format.', { log: output });
  return { perSecond: Number(perSecond), p99: Number(p99) * factor };
}
