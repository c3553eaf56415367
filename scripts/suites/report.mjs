// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { quietEnvironment } from '../builds/pnpm.mjs';
import { Failure } from '../console/failure.mjs';
import { startChild } from '../processes/child.mjs';

/**
 * Runs a test runner in the foreground and counts from the JSON report that it leaves.
 * @template Report
 * @param {string[]} args of node
 * @param {{ cwd: string, environment: Record<string, string>, reportFile: string,
 *   count: (report: Report) => import('./counts.mjs').Counts }} options
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runReported(args, { cwd, environment, reportFile, count }) {
  const env = quietEnvironment(environment);
  const { code } = await startChild(process.execPath, args, { cwd, env }).exited;
  if (!existsSync(reportFile)) {
    throw new Failure(`The test runner ended with code ${code} and left no report.`, { hint: 'Its output is above.' });
  }
  const counts = count(JSON.parse(readFileSync(reportFile, 'utf8')));
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1 };
  return counts;
}
