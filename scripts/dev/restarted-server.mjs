// @ts-check
import { formatDuration } from '../console/steps.mjs';
import { statusOf, waitUntil } from '../processes/wait-for.mjs';

/** @typedef {import('../processes/child.mjs').Child} Child */

const TIMEOUT_MILLISECONDS = 600_000;

/**
 * A server that is started again after changes of its code.
 * @param {object} options
 * @param {string} options.name
 * @param {() => Child} options.start
 * @param {string} options.healthUrl answers 204 when it is ready
 * @param {(line: string) => void} options.print
 */
export function restartedServer({ name, start, healthUrl, print }) {
  /** @type {Child | undefined} */
  let child;
  /** @type {Promise<boolean> | undefined} */
  let work;
  let isOutdated = false;

  async function startOnce() {
    isOutdated = false;
    await child?.stop();
    const started = start();
    child = started;
    void started.exited.then(() => {
      if (child === started && !work) print(`✗ The ${name} ended. It starts again after the next change.`);
    });
    return waitUntil(async () => (await statusOf(healthUrl)) === 204, {
      timeoutMilliseconds: TIMEOUT_MILLISECONDS,
      isPossible: () => started.isRunning() && !isOutdated,
    });
  }

  async function startUntilCurrent() {
    let isReady = await startOnce();
    while (isOutdated) isReady = await startOnce();
    return isReady;
  }

  return {
    /** @returns {Promise<boolean>} whether it is ready; otherwise it has ended */
    async start() {
      work ??= startUntilCurrent().finally(() => {
        work = undefined;
      });
      return work;
    },

    /** Starts it again. While it is starting, that start is given up. @param {string} cause */
    async restart(cause) {
      print(`↻ ${cause}`);
      isOutdated = true;
      if (work) return;
      const startedAt = performance.now();
      if (await this.start())
        print(`✓ The ${name} answers again after ${formatDuration(performance.now() - startedAt)}.`);
      else print(`✗ The ${name} did not start. It starts again after the next change.`);
    },
  };
}
