// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../scripts/console/failure.mjs';
import { LOG_FOLDER, ROOT } from '../../scripts/paths.mjs';
import { isInterrupted } from '../../scripts/processes/interrupts.mjs';
import { runToEnd } from '../../scripts/processes/run-to-end.mjs';
import { temporaryFolder } from '../../scripts/processes/temporary-folder.mjs';

/** @typedef {import('./report.mjs').Report} Report */

const MAX_ATTEMPTS = 3;

export const CATEGORIES = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best practices',
  seo: 'SEO',
};

/**
 * Runs Lighthouse with its emulated phone in this machine's Chromium. Retries, because Lighthouse sometimes misses the
 * beginning of its recording and asks to be run again.
 * @param {import('../context.mjs').Context} context
 * @param {string} url
 * @returns {Promise<Report>}
 */
export async function runLighthouse(context, url) {
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
    try {
      return await runOnce(context, url);
    } catch (error) {
      if (!(error instanceof Failure) || isInterrupted()) throw error;
    }
  }
  return await runOnce(context, url);
}

/** @param {import('../context.mjs').Context} context @param {string} url @returns {Promise<Report>} */
async function runOnce(context, url) {
  const output = join(temporaryFolder('lighthouse'), 'report.json');
  const flags = ['--headless=new', ...context.chromiumArguments].join(' ');
  const args = [
    join(ROOT, 'node_modules/lighthouse/cli/index.js'),
    url,
    ...['--output=json', `--output-path=${output}`, '--quiet', `--chrome-flags=${flags}`],
    ...['--no-enable-error-reporting', `--only-categories=${Object.keys(CATEGORIES).join(',')}`],
  ];
  await runToEnd(process.execPath, args, {
    cwd: ROOT,
    env: { ...context.environment, CHROME_PATH: await context.chromium() },
    logFile: join(LOG_FOLDER, 'bench/lighthouse.log'),
    failure: `Lighthouse did not finish with ${url}.`,
  });
  return JSON.parse(readFileSync(output, 'utf8'));
}
