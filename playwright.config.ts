import { defineConfig } from '@playwright/test';

const LOOKS = '**/accessibility.e2e.ts';

/** Run by `npm test`, which starts the product first and says in the environment where it is (scripts/suites/end-to-end.mjs). */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/support/session.ts',
  outputDir: 'test-results',
  // One worker: two of them on a small machine measure each other, and publishing changes what all others see.
  workers: 1,
  // Looks change nothing that another test sees: npm test runs them by themselves, with a worker for each core.
  projects: [
    { name: 'looks', testMatch: LOOKS, fullyParallel: true },
    { name: 'behaviour', testIgnore: LOOKS },
  ],
  // On the machine of CI, which is busy, a second try tells a slow browser from a defect; the report names who needed it.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  // A page that is slow on a busy machine is not a wrong page: no test measures time.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Chromium's own sandbox refuses to run as root, which is what a container is.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
    // Transitions would be caught half-way by screenshots and contrast checks.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
