// @ts-check
import { availableParallelism } from 'node:os';
import { isInterrupted } from '../processes/interrupts.mjs';

/**
 * Runs all checks, one for each core at a time, also after one that failed.
 * @param {import('./checks.mjs').Check[]} checks
 * @param {import('../console/steps.mjs').Steps} steps
 * @param {Record<string, string>} environment
 * @returns {Promise<{ name: string, error: unknown }[]>} the checks that failed
 */
export async function runChecks(checks, steps, environment) {
  /** @type {{ name: string, error: unknown }[]} */
  const failures = [];
  const waiting = [...checks];
  const work = async () => {
    for (let check = waiting.shift(); check && !isInterrupted(); check = waiting.shift()) {
      const { name, run } = check;
      await steps.run(name, () => run(environment)).catch((error) => failures.push({ name, error }));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failures;
}
