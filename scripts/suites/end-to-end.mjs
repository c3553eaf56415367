// @ts-check
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildBareApp } from '../../bench/bare-app.mjs';
import { createSteps } from '../console/steps.mjs';
import { ROOT } from '../paths.mjs';
import { isInterrupted } from '../processes/interrupts.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { bareEnvironment, openTemporaryStack } from '../stack/temporary-stack.mjs';
import { findChromium } from './chromium.mjs';
import { addCounts, countPlaywright } from './counts.mjs';
import { runReported } from './report.mjs';

/**
 * What the tests in e2e/ are told of the product they test; read by e2e/support/product.ts.
 * @param {import('../stack/temporary-stack.mjs').TemporaryStack} stack
 * @param {{ shell: string, browser: string }} chromium executables
 * @returns {Record<string, string>}
 */
export function testEnvironment(stack, chromium) {
  const { ports, pids, buildFolder, webDataFolder, databaseFile, logFolder, environment } = stack;
  const fuzzing = Object.entries(process.env).filter(([name]) => name.startsWith('FUZZ_'));
  return {
    ...environment,
    ...Object.fromEntries(fuzzing),
    CHROMIUM_PATH: chromium.shell,
    WHOLE_CHROMIUM_PATH: chromium.browser,
    E2E_WEB_PORT: String(ports.web),
    E2E_CMS_PORT: String(ports.cms),
    E2E_NEWER_WEB_PORT: String(ports.newerWeb ?? ''),
    E2E_WEB_METRICS_PORT: String(ports.webMetrics),
    E2E_CMS_METRICS_PORT: String(ports.cmsMetrics),
    E2E_WEB_PID: String(pids.web),
    E2E_CMS_PID: String(pids.cms),
    E2E_BUILD_FOLDER: buildFolder,
    E2E_WEB_DATA_FOLDER: webDataFolder,
    E2E_DATABASE_FILE: databaseFile,
    E2E_LOG_FOLDER: logFolder,
  };
}

/**
 * Runs the tests in Chromium against the standalone build and a real CMS: first the tests that change nothing, on every core; then the
 * others, one after the other; last the fuzzed requests, which fill the database and the caches.
 * @param {string[]} more arguments for Playwright, which then runs all at once
 * @param {{ withNewerBuild?: boolean }} [options] a second web server of a later build, which some tests need
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runEndToEndTests(more, { withNewerBuild = true } = {}) {
  const chromium = { shell: await findChromium('shell'), browser: await findChromium('browser') };
  const steps = createSteps();
  // Built here and not by a test: two workers would build it into the same folder at once.
  const bareApp = await steps.run('Bare Next app', () => buildBareApp(bareEnvironment()));
  const stack = await openTemporaryStack(steps, { withNewerBuild });
  const environment = { ...testEnvironment(stack, chromium), E2E_BARE_APP_FOLDER: bareApp };
  const looks = ['--project=looks', `--workers=${availableParallelism()}`];
  const runs = more.length > 0 ? [more] : [looks, ['--project=behaviour'], ['--project=fuzz']];
  const counts = [];
  try {
    for (const args of runs) counts.push(await runWhenReady(args, environment));
    return addCounts(counts);
  } finally {
    await stack.close();
  }
}

/**
 * Repeats a run once if no test of it passed, because then the browser or a server was not ready, which happens on a busy machine. The
 * second run counts.
 * @param {string[]} args
 * @param {Record<string, string>} environment
 */
async function runWhenReady(args, environment) {
  const counts = await runPlaywright(args, environment);
  if (counts.passed > 0 || isInterrupted()) return counts;
  console.log(`\n  Not one test passed (${counts.problems[0] ?? 'no reason given'}): once more.\n`);
  return await runPlaywright(args, environment);
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} environment
 */
async function runPlaywright(args, environment) {
  const reportFile = join(temporaryFolder('playwright'), 'report.json');
  return await runReported([join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', ...args], {
    cwd: ROOT,
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    reportFile,
    count: countPlaywright,
  });
}
