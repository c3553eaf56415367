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
};

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
            'tests/event-stream.test.ts',
            'tests/events-outages.test.ts',
            'tests/events-two-instances.test.ts',
            'tests/operations-outages.test.ts',
            'tests/operations-process.test.ts',
          ],
        },
      },
    ],
  },
});
