// @ts-check
import { Failure } from '../console/failure.mjs';
import { startChild } from './child.mjs';
import { tailOfLog } from './log-tail.mjs';

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: Record<string, string>, logFile: string, failure: string, hint?: string, tail?: number }} options
 *   `failure` is the sentence, `hint` the way to mend it, for the case that it does not end with 0; `tail` lines of its log are shown then
 */
export async function runToEnd(command, args, { cwd, env, logFile, failure, hint, tail }) {
  const { code, signal } = await startChild(command, args, { cwd, env, logFile }).exited;
  if (code === 0) return;
  const how = signal ? `ended by ${signal}` : `exit code ${code}`;
  throw new Failure(`${failure} (${how})`, { hint, log: tailOfLog(logFile, tail), logFile });
}
