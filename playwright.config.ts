import { defineConfig } from '@playwright/test';
import { chromiumArguments } from './e2e/support/browsers.ts';

/**
 * Files whose tests change nothing that another test sees: they publish nothing, or start a CMS of their own, and each applicant and each
 * draft of theirs is new. `npm test` runs them first, with more workers than cores (scripts/suites/end-to-end.mjs).
 */
const INDEPENDENT = [
  'accessibility',
  'admin-pages',
  'amount-field',
  'amounts',
  'applicant-pages',
  'application-age',
  'application-form',
  'application-form-messages',
  'application-journey',
  'application-outage',
  'application-robust',
  'application-typed',
  'application-writing',
  'blog',
  'calculator',
  'calendar',
  'client-parts',
  'comments-under-attack',
  'consent',
  'consent-question',
  'deployments',
  'editing',
  'eligibility',
  'experiments',
  'files-for-machines',
  'glossary',
  'home',
  'hostile-requests',
  'journey',
  'keyboard',
  'keyboard-walk',
  'lead-desk',
  'lost-scripts',
  'mail-previews',
  'mailed-links',
  'my-data',
  'offer-consistency',
  'offers-compliance',
  'older-build',
  'posts',
  'push',
  'recently-seen',
  'registration',
  'request-id',
  'routes',
  'routing',
  'search-engines',
  'security-headers',
  'static-pages',
  'tracking',
  'tracking-delivery',
  'tracking-lifetimes',
  'unsubscribe',
  'weight',
].map((name) => `**/${name}.e2e.ts`);

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
