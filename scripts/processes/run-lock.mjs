// @ts-check
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '../console/failure.mjs';
import { DATA_FOLDER } from '../paths.mjs';
import { onInterrupt } from './interrupts.mjs';
import { readProcess } from './read-process.mjs';

/**
 * Who holds a lock.
 * @typedef {object} Holder
 * @property {string} command e.g. `npm start`
 * @property {number} pid
 * @property {string} [startedAt] in ticks of the machine, where the system says it: another process may have the same id later
 * @property {boolean} [isStopping]
 */

/** The commands that start the servers of this folder. */
const COMMANDS = { start: 'npm start', dev: 'npm run dev' };

const PAUSE_MILLISECONDS = 100;

/** @param {keyof typeof COMMANDS} name @param {string} folder */
const fileOf = (name, folder) => join(folder, `${name}.lock`);

/**
 * Makes this process the only one of its command in this folder, until it ends. While another one is stopping, it waits for its end.
 * @param {keyof typeof COMMANDS} name
 * @param {string} [folder]
 * @throws {Failure} names the process that runs already
 */
export async function takeRunLock(name, folder = DATA_FOLDER) {
  const file = fileOf(name, folder);
  /** @type {Holder} */
  const own = { command: COMMANDS[name], pid: process.pid, startedAt: readProcess(process.pid)?.startedAt };
  let isAnnounced = false;
  while (!place(file, own)) {
    const holder = readHolder(file);
    if (!holder) continue;
    if (!isAlive(holder)) {
      removeLeftOver(file, holder);
      continue;
    }
    const which = `${holder.command} of this folder`;
    if (!holder.isStopping)
      throw new Failure(`${which} runs already (process ${holder.pid}).`, {
        hint: `Press Ctrl-C where it runs, or: kill -INT ${holder.pid}`,
      });
    if (!isAnnounced) console.log(`\n  Waiting: ${which} is stopping (process ${holder.pid}).`);
    isAnnounced = true;
    await wait(PAUSE_MILLISECONDS);
  }
  onInterrupt(() => replace(file, { ...own, isStopping: true }));
  process.on('exit', () => rmSync(file, { force: true }));
}

/**
 * @param {string} [folder]
 * @returns {Holder[]} the commands that run the servers of this folder now, without this process
 */
export function runningServers(folder = DATA_FOLDER) {
  const names = /** @type {(keyof typeof COMMANDS)[]} */ (Object.keys(COMMANDS));
  const holders = names.map((name) => readHolder(fileOf(name, folder))).filter((holder) => holder !== undefined);
  return holders.filter((holder) => holder.pid !== process.pid && isAlive(holder));
}

/**
 * Linking a complete file is atomic: of two processes one succeeds, and no reader sees half of it.
 * @param {string} file
 * @param {Holder} holder
 * @returns {boolean} false if somebody has the lock
 */
function place(file, holder) {
  const complete = writeBeside(file, holder);
  try {
    linkSync(complete, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(complete, { force: true });
  }
}

/** @param {string} file @param {Holder} holder */
const replace = (file, holder) => renameSync(writeBeside(file, holder), file);

/** @param {string} file @param {Holder} holder */
function writeBeside(file, holder) {
  const complete = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(complete, JSON.stringify(holder));
  return complete;
}

/**
 * Removes the lock of a process that was killed. Renaming makes sure that it is still that lock: in the meantime another process may have
 * removed it and taken the lock itself, which is then put back.
 * @param {string} file
 * @param {Holder} holder
 */
function removeLeftOver(file, holder) {
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
    if (readHolder(aside)?.pid !== holder.pid) linkSync(aside, file);
  } catch {
    // Another process was faster.
  } finally {
    rmSync(aside, { force: true });
  }
}

/** @param {string} file @returns {Holder | undefined} */
function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {Holder} holder */
function isAlive({ pid, startedAt }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // It belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return readProcess(pid)?.startedAt === startedAt;
}
