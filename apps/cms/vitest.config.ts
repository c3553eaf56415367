import { defineConfig } from 'vitest/config';

const temporaryFiles = '../../scripts/suites/temporary-files.mjs';

/** Strapi keeps its state in the process, so each file gets a process and a database of its own. */
const integration = {
  include: ['tests/**/*.test.ts'],
  globalSetup: [temporaryFiles],
  pool: 'forks' as const,
  maxWorkers: 2,
  testTimeout: 60_000,
  hookTimeout: 180_000,
  // As for the end-to-end tests: the report names the tests that needed it.
  retry: process.env.CI ? 1 : 0,
};

/** Rules that decide before any SQL: permissions of the admin, words of forms, checks of what an editor typed. */
const withoutOwnSql = ['matrix', 'labels', 'claims', 'entry-check', 'legal-details', 'mail-files', 'preview'];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts', 'seed/*.test.ts'] } },
      // SQLite serves one process.
      {
        test: {
          ...integration,
          name: 'sqlite',
          globalSetup: [temporaryFiles, 'tests/support/sqlite-template.ts'],
          exclude: ['tests/several-instances.test.ts'],
        },
      },
      {
        test: {
          ...integration,
          name: 'postgres',
          globalSetup: [temporaryFiles, 'tests/support/postgres-template.ts'],
          // These start the databases that they need by themselves, in the project `sqlite`.
          exclude: [
            ...withoutOwnSql.map((name) => `tests/${name}.test.ts`),
            'tests/event-stream.test.ts',
            'tests/events-outages.test.ts',
            'tests/events-two-instances.test.ts',
            'tests/operations-outages.test.ts',
            'tests/operations-process.test.ts',
            'tests/redis-sentinel.test.ts',
          ],
        },
      },
    ],
  },
});
