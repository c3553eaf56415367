import { defineConfig } from '@playwright/test';
import { chromiumArguments } from './e2e/support/browsers.ts';
import { INDEPENDENT_FILES } from './scripts/suites/independent-tests.mjs';

/** `npm test` runs them first (scripts/suites/end-to-end.mjs). */
const INDEPENDENT = INDEPENDENT_FILES.map((name) => `**/${name}`);

/** Changes nothing either. `npm run test:nightly` runs it, and `npm test` where its files have changed. */
const FIREFOX = '**/firefox.e2e.ts';

/** Hostile requests, after all other tests. */
const FUZZ = '**/fuzz/*.e2e.ts';

/** Run by `npm test`, which starts the product first and passes its ports and folders in the environment. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/support/session.ts',
  outputDir: 'test-results',
  // One worker, because publishing changes what all other tests see. `npm test` has more, each with a product of its own.
  workers: 1,
  projects: [
    { name: 'looks', testMatch: INDEPENDENT, fullyParallel: true },
    { name: 'firefox', testMatch: FIREFOX, fullyParallel: true },
    { name: 'behaviour', testIgnore: [...INDEPENDENT, FIREFOX, FUZZ] },
    // A second attempt would send other requests to servers that the first one has filled.
    { name: 'fuzz', testMatch: FUZZ, retries: 0 },
  ],
  // CI runs on a busy machine: a second attempt tells a slow browser from a defect. The report names tests that needed it.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  // Generous, because a busy machine is slow: no test measures time.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: chromiumArguments,
    },
    // Screenshots and contrast checks would catch transitions half-way.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
