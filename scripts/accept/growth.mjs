// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOG_FOLDER, ROOT } from '../paths.mjs';
import { startChild } from '../processes/child.mjs';

const MOST = 1.5;

/**
 * Runs `bench/cms-growth.mjs` and says its ratios.
 * @param {Record<string, string>} env
 * @returns {Promise<{ isPassed: boolean, figures: string }>}
 */
export async function measureGrowth(env) {
  const logFile = join(LOG_FOLDER, 'accept/growth.log');
  await startChild(process.execPath, ['bench/cms-growth.mjs'], { cwd: ROOT, env, logFile }).exited;
  const line = readFileSync(logFile, 'utf8')
    .split('\n')
    .findLast((text) => text.startsWith('{'));
  if (!line) return { isPassed: false, figures: 'the measurement failed: see .data/logs/accept/growth.log' };
  /** @type {[string, { small: number, large: number, ratio: number }][]} */
  const figures = Object.entries(JSON.parse(line));
  return {
    isPassed: figures.every(([, { ratio }]) => ratio <= MOST),
    figures: figures
      .map(
        ([name, { small, large, ratio }]) =>
          `${name} ${small.toFixed(1)} → ${large.toFixed(1)} ms (×${ratio.toFixed(2)})`,
      )
      .join('; '),
  };
}
