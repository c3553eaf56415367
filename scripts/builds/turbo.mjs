// @ts-check
import { runPnpm } from './pnpm.mjs';
import { onlyTypeErrors } from './type-errors.mjs';

/**
 * Runs tasks of turbo.json, which names the inputs and outputs of each. turbo takes the outputs from its cache when no input
 * has changed, so nothing else in the repository decides whether something is built.
 * @param {string[]} tasks e.g. `@prestafaro/cms#server`; each brings what it depends on
 * @param {{ env: Record<string, string>, logFile: string, failure: string, hint?: string, tail?: number, options?: string[],
 *   isIdle?: boolean }} settings `isIdle`: everything else on the machine goes first. If types are wrong, the failure shows these errors only
 */
export async function runTurbo(tasks, { options = [], ...settings }) {
  await runPnpm(['exec', 'turbo', 'run', ...tasks, ...options], settings).catch(onlyTypeErrors);
}
