// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quietEnvironment } from '../builds/pnpm.mjs';
import { CMS_FOLDER, LOG_FOLDER, ROOT } from '../paths.mjs';
import { startChild } from '../processes/child.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { testEnvironment } from '../suites/end-to-end.mjs';
import { playwrightResults, vitestResults } from './results.mjs';

/** @typedef {import('./results.mjs').TestResult} TestResult */

/**
 * The end-to-end tests against a running stack, without their output on the screen.
 * @param {import('../stack/temporary-stack.mjs').TemporaryStack} stack
 * @param {string} chromium
 * @param {string[]} [files] only these
 * @returns {Promise<TestResult[]>}
 */
export async function endToEndResults(stack, chromium, files = []) {
  const report = join(temporaryFolder('accept'), 'e2e.json');
  const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js');
  await runQuietly([playwright, 'test', ...files], ROOT, 'accept/e2e.log', {
    ...testEnvironment(stack, chromium),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return playwrightResults(readJson(report));
}

/**
 * The tests of a real CMS.
 * @param {Record<string, string>} environment
 * @returns {Promise<TestResult[]>}
 */
export async function cmsResults(environment) {
  const report = join(temporaryFolder('accept'), 'cms.json');
  const args = ['run', '--project', 'integration', '--reporter=json', `--outputFile=${report}`];
  await runQuietly(
    [join(CMS_FOLDER, 'node_modules/vitest/vitest.mjs'), ...args],
    CMS_FOLDER,
    'accept/cms.log',
    environment,
  );
  return vitestResults(readJson(report));
}

/**
 * The unit tests of the whole repository.
 * @param {Record<string, string>} environment
 * @returns {Promise<TestResult[]>}
 */
export async function unitResults(environment) {
  const report = join(temporaryFolder('accept'), 'unit.json');
  const args = ['run', '--reporter=json', `--outputFile=${report}`];
  await runQuietly([join(ROOT, 'node_modules/vitest/vitest.mjs'), ...args], ROOT, 'accept/unit.log', environment);
  return vitestResults(readJson(report));
}

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * @param {string[]} args
 * @param {string} cwd
 * @param {string} log below .data/logs
 * @param {Record<string, string>} env
 */
async function runQuietly(args, cwd, log, env) {
  await startChild(process.execPath, args, { cwd, env: quietEnvironment(env), logFile: join(LOG_FOLDER, log) }).exited;
}
