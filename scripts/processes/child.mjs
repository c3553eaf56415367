// @ts-check
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { Failure } from '../console/failure.mjs';
import { descendantsOf } from './descendants.mjs';

/**
 * @typedef {object} ChildOptions
 * @property {string} cwd
 * @property {Record<string, string>} env the whole environment of the child
 * @property {string} [logFile] its output goes here, replacing what was there; without it the output is shown as it comes
 * @property {(line: string) => void} [onLine] called for each line of output instead of writing a log
 * @property {number} [uid] whose process it is; left out: ours
 * @property {number} [gid]
 */

/**
 * @typedef {object} Child
 * @property {number} pid
 * @property {Promise<{ code: number | null, signal: NodeJS.Signals | null }>} exited
 * @property {() => boolean} isRunning
 * @property {() => Promise<void>} stop SIGTERM to the whole process group, SIGKILL after a grace time; then the same to what it started in
 *   groups of their own, such as the servers of a test runner
 * @property {() => Promise<void>} kill SIGKILL to the whole process group, as a crash would end it
 */

const GRACE_MILLISECONDS = 8000;
/** For what a child started, once the child itself has ended: npm ends before the script that it runs. */
const LINGER_MILLISECONDS = 4000;
// A child leads a process group of its own: what it spawned ends with it, and the terminal's Ctrl-C reaches only us.
const OWN_GROUP = process.platform !== 'win32';

/** @type {Set<Child>} */
const running = new Set();

/** Whatever ends this process, nothing that it started outlives it. */
process.on('exit', () => {
  for (const child of running) {
    for (const pid of [child.pid, ...descendantsOf(child.pid)]) signalGroup(pid, 'SIGKILL');
  }
});

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  try {
    process.kill(OWN_GROUP ? -pid : pid, signal);
  } catch {
    // It has ended already.
  }
}

/** @param {number} pid of the leader, which has ended */
async function endGroup(pid) {
  signalGroup(pid, 'SIGTERM');
  const deadline = Date.now() + LINGER_MILLISECONDS;
  while (isGroupAlive(pid) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
  signalGroup(pid, 'SIGKILL');
}

/** @param {number} pid */
function isGroupAlive(pid) {
  try {
    return OWN_GROUP && process.kill(-pid, 0);
  } catch {
    return false;
  }
}

/** What a person does about a log that cannot be written, by the code of the error. @type {Readonly<Record<string, string>>} */
const LOG_HINTS = {
  ENOSPC: 'The disk is full: free space on it.',
  EACCES: 'Give yourself the right to write that folder; a start as another user may have made it.',
  EROFS: 'That disk can only be read: work in a folder that can be written.',
  EEXIST: 'A file stands where the folder belongs: move it away.',
  ENOTDIR: 'A file stands where the folder belongs: move it away.',
};

/**
 * @param {string} logFile
 * @throws {Failure} if it cannot be written
 */
function openLog(logFile) {
  try {
    mkdirSync(dirname(logFile), { recursive: true });
    return openSync(logFile, 'w');
  } catch (error) {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Failure(`The log ${logFile} cannot be written (${code}).`, { hint: LOG_HINTS[code] });
  }
}

/**
 * Starts a process that belongs to this one.
 * @param {string} command
 * @param {string[]} args
 * @param {ChildOptions} options
 * @returns {Child}
 */
export function startChild(command, args, { cwd, env, logFile, onLine, uid, gid }) {
  const log = logFile ? openLog(logFile) : undefined;
  const output = onLine ? 'pipe' : (log ?? 'inherit');
  const child = spawn(command, args, { cwd, env, uid, gid, stdio: ['ignore', output, output], detached: OWN_GROUP });
  if (log !== undefined) closeSync(log);
  if (onLine) {
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface(stream).on('line', onLine);
  }
  const pid = child.pid ?? 0;
  let isRunning = pid !== 0;
  /** @type {Child['exited']} */
  const exited = new Promise((resolve) => {
    child.once('error', () => resolve({ code: 127, signal: null }));
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  /** Its output may go on: what it started may have it too. */
  const gone = new Promise((resolve) => child.once('error', resolve).once('exit', resolve));
  /** The child and all that it started. */
  const ended = exited.then(async () => {
    isRunning = false;
    if (pid) await endGroup(pid);
    running.delete(handle);
  });
  /** @type {Child} */
  const handle = {
    pid,
    exited,
    isRunning: () => isRunning,
    stop: async () => {
      if (!isRunning) return;
      // Once it has ended, nobody knows what it started.
      const family = descendantsOf(pid);
      signalGroup(pid, 'SIGTERM');
      const killer = setTimeout(() => signalGroup(pid, 'SIGKILL'), GRACE_MILLISECONDS);
      await gone;
      clearTimeout(killer);
      await Promise.all(family.filter(isGroupAlive).map(endGroup));
      await ended;
    },
    kill: async () => {
      if (!isRunning) return;
      signalGroup(pid, 'SIGKILL');
      await ended;
    },
  };
  if (isRunning) running.add(handle);
  return handle;
}

/** Stops every child of this process. */
export async function stopAllChildren() {
  await Promise.all([...running].map((child) => child.stop()));
}
