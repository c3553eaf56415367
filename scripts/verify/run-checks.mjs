// @ts-check
import { isInterrupted } from '../processes/interrupts.mjs';

/**
 * Runs all checks, also after one that failed.
 * @param {import('./checks.mjs').Check[]} checks
 * @param {import('../console/steps.mjs').Steps} steps
 * @param {Record<string, string>} environment
 * @returns {Promise<{ name: string, error: unknown }[]>} the checks that failed
 */
export async function runChecks(checks, steps, environment) {
  /** @type {{ name: string, error: unknown }[]} */
  const failures = [];
  for (const { name, run } of checks) {
    if (isInterrupted()) break;
    await steps.run(name, () => run(environment)).catch((error) => failures.push({ name, error }));
  }
  return failures;
}
