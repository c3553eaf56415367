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
/** An answer that takes longer is none. A slower one than usual is a figure: it stands in the p99. */
const PATIENCE = '10s';
const UNITS = /** @type {Record<string, number>} */ ({ us: 0.001, ms: 1, s: 1000, m: 60_000 });

const run = promisify(execFile);

/**
 * Asks one address as fast as it answers, over 32 connections of one thread: the server has the other core.
 * @param {{ url: string, host?: string, seconds: number }} target `host`: what stands in the Host header, if not the URL's
 * @returns {Promise<Load>}
 * @throws {Failure} where wrk is missing, and where an answer was not 2xx: a fast wrong answer is no figure
 */
export async function load({ url, host, seconds }) {
  const header = host ? ['-H', `Host: ${host}`] : [];
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '--timeout', PATIENCE, ...header, url];
  try {
    return readWrk((await run('wrk', args)).stdout, url);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new Failure('There is no wrk on this machine.', {
      hint: 'Install it (Debian: apt-get install wrk), or leave this part out: npm run bench -- pages lighthouse …',
    });
  }
}

/**
 * What wrk prints.
 * @param {string} output
 * @param {string} url that it asked
 * @returns {Load}
 */
export function readWrk(output, url) {
  const wrong = /Non-2xx or 3xx responses: (\d+)/.exec(output) ?? /Socket errors: (.*)/.exec(output);
  if (wrong) throw new Failure(`Not all answers of ${url} were right: ${wrong[0]}`);
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(output) ?? [];
  const [, p99, unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(output) ?? [];
  const factor = UNITS[unit];
  if (!perSecond || !p99 || !factor) throw new Failure('wrk said something else than expected.', { log: output });
  return { perSecond: Number(perSecond), p99: Number(p99) * factor };
}
