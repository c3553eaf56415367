// @ts-check
import { constants } from 'node:os';
import { stopAllChildren } from './child.mjs';

let isStopping = false;

/** @returns {boolean} whether the person stopped the command; a step that ends for that reason has not failed */
export const isInterrupted = () => isStopping;

/**
 * Ctrl-C, a closed terminal and SIGTERM stop all children, run `cleanUp`, and end with the shell's code (130, 129, 143).
 * A second Ctrl-C ends at once.
 * @param {() => void | Promise<void>} [cleanUp]
 */
export function stopOnInterrupt(cleanUp = () => undefined) {
  /** @param {NodeJS.Signals} signal */
  const stop = async (signal) => {
    const code = 128 + constants.signals[signal];
    if (isStopping) process.exit(code);
    isStopping = true;
    console.log('\n  Stopping …');
    await stopAllChildren();
    await cleanUp();
    process.exit(code);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => void stop(signal));
}
