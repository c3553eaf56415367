// @ts-check
import { join } from 'node:path';
import { createSteps } from '../console/steps.mjs';
import { ROOT } from '../paths.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { openTemporaryStack } from '../stack/temporary-stack.mjs';
import { findChromium } from './chromium.mjs';
import { countPlaywright } from './counts.mjs';
import { runReported } from './report.mjs';

/**
 * What the tests in e2e/ are told of the product they test; read by e2e/support/product.ts.
 * @param {import('../stack/temporary-stack.mjs').TemporaryStack} stack
 * @param {string} chromium
 * @returns {Record<string, string>}
 */
export function testEnvironment(stack, chromium) {
  const { ports, buildFolder, webDataFolder, databaseFile, logFolder, environment } = stack;
  return {
    ...environment,
    CHROMIUM_PATH: chromium,
    E2E_WEB_PORT: String(ports.web),
    E2E_CMS_PORT: String(ports.cms),
    E2E_NEWER_WEB_PORT: String(ports.newerWeb ?? ''),
    E2E_BUILD_FOLDER: buildFolder,
    E2E_WEB_DATA_FOLDER: webDataFolder,
    E2E_DATABASE_FILE: databaseFile,
    E2E_LOG_FOLDER: logFolder,
  };
}

/**
 * Real Chromium against the standalone build, with the real CMS behind it.
 * @param {string[]} more arguments for Playwright
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runEndToEndTests(more) {
  const chromium = await findChromium();
  const stack = await openTemporaryStack(createSteps(), { withNewerBuild: true });
  try {
    const reportFile = join(temporaryFolder('playwright'), 'report.json');
    const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js');
    return await runReported([playwright, 'test', ...more], {
      cwd: ROOT,
      environment: { ...testEnvironment(stack, chromium), PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
      reportFile,
      count: countPlaywright,
    });
  } finally {
    await stack.close();
  }
}
