import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Every unit test in one run. The projects inherit the options below, except the web app, which has a file of its own. Tests that need
 * the built CMS have a configuration of their own: those of a real Strapi (apps/cms/tests) and those of the contract (scripts/contract).
 * See scripts/suites/vitest-suites.mjs.
 */
export default defineConfig({
  test: {
    globalSetup: 'scripts/suites/temporary-files.mjs',
    // The default leaves one core unused. One more than cores, because some files wait for servers that start.
    maxWorkers: availableParallelism() + 1,
    // A property test runs a thousand cases, perhaps on a busy machine: this bound only stops a test that hangs.
    testTimeout: 30_000,
    // `expect.poll` waits for a state: this bound only ends a wait for a state that never comes.
    expect: { poll: { timeout: 25_000 } },
    // No test replaces a module, so the files of one worker share their modules: twice as fast.
    isolate: false,
    projects: [
      'apps/web',
      { test: { name: 'packages', root: 'packages', include: ['*/src/**/*.test.ts'] } },
      { test: { name: 'cms', root: 'apps/cms', include: ['src/**/*.test.ts', 'seed/*.test.ts'] } },
      { test: { name: 'bench', root: 'bench', include: ['**/*.test.mjs'] } },
      { test: { name: 'faults', root: 'e2e', include: ['**/*.test.mjs'] } },
      { test: { name: 'docs', root: 'scripts/docs', include: ['documents.test.mjs'] } },
      {
        test: {
          name: 'scripts',
          root: 'scripts',
          include: ['**/*.test.mjs'],
          exclude: ['contract/**', 'docs/documents.test.mjs'],
        },
      },
    ],
  },
});
