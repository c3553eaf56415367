// @ts-check
import { constants } from 'node:os';
import { stopAllChildren } from './child.mjs';

let isStopping = false;

/** @type {(() => void)[]} */
const listeners = [];

/** @returns {boolean} whether the person stopped the command; a step that ends for that reason has not failed */
export const isInterrupted = () => isStopping;

/** @param {() => void} listener called once, before the children are stopped */
export const onInterrupt = (listener) => void listeners.push(listener);

/**
 * Ctrl-C, a closed terminal and SIGTERM say so in one line, stop all children, and end with the shell's code (130, 129, 143).
 *
 * Every signal after the first one is ignored. A terminal sends Ctrl-C to each process of its group, npm and an older Node pass it on as
 * well, so one key press arrives up to three times, at intervals that depend on the load of the machine. A stop needs no second signal:
 * `stopAllChildren` kills what has not ended within its grace time.
 */
export function stopOnInterrupt() {
  /** @param {NodeJS.Signals} signal */
  const stop = async (signal) => {
    if (isStopping) return;
    isStopping = true;
    console.log('\n  Stopping …');
    printNothingMore();
    for (const listener of listeners) listener();
    await stopAllChildren();
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => void stop(signal));
}

/** What fails from here on fails because it was stopped. */
function printNothingMore() {
  for (const stream of [process.stdout, process.stderr]) stream.write = () => true;
}
