// @ts-check
import { constants, setPriority } from 'node:os';
import { Failure } from '../console/failure.mjs';
import { startChild } from './child.mjs';
import { tailOfLog } from './log-tail.mjs';

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: Record<string, string>, logFile: string, failure: string, hint?: string, tail?: number,
 *   isIdle?: boolean }} options
 *   `failure` is the sentence, `hint` the way to mend it, for the case that it does not end with 0; `tail` lines of its log are shown then; `isIdle`: it
 *   and what it starts run only when the machine has nothing else to do
 */
export async function runToEnd(command, args, { cwd, env, logFile, failure, hint, tail, isIdle = false }) {
  const child = startChild(command, args, { cwd, env, logFile });
  if (isIdle && child.isRunning()) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const { code, signal } = await child.exited;
  if (code === 0) return;
  const how = signal ? `ended by ${signal}` : `exit code ${code}`;
  throw new Failure(`${failure} (${how})`, { hint, log: tailOfLog(logFile, tail), logFile });
}
