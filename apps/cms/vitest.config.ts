import { defineConfig } from 'vitest/config';
import { SlowFilesFirst } from './slow-files-first';

const temporaryFiles = '../../scripts/suites/temporary-files.mjs';

/** `expect.poll` waits for a state: this bound only ends a wait for a state that never comes. */
const waiting = { poll: { timeout: 25_000 } };

/**
 * Each file gets a CMS and a database of its own. The CMS of the files of a worker start one after the other in its process: all but the
 * first find Strapi's modules loaded, and start in half the time.
 */
const integration = {
  include: ['tests/**/*.test.ts'],
  globalSetup: [temporaryFiles],
  pool: 'forks' as const,
  isolate: false,
  // More than cores: several files wait for timers and for servers that start.
  maxWorkers: 4,
  testTimeout: 60_000,
  expect: waiting,
  hookTimeout: 180_000,
  // As for the end-to-end tests: the report names the tests that needed it.
  retry: process.env.CI ? 1 : 0,
};

/**
 * What decides before any SQL: permissions of the admin, words of forms, checks of what an editor typed, proofs and their counters in
 * memory, and what is asked of a web app or a bucket. And what reads and writes through Strapi alone, without SQL, locks or transactions
 * of ours: Strapi's own tests run on both databases.
 */
const withoutOwnSql = [
  ...['matrix', 'labels', 'claims', 'entry-check', 'legal-details', 'mail-files', 'preview'],
  ...['applications-under-attack', 'reviews-under-attack', 'failed-pages', 'operations-bucket'],
  ...['access', 'media', 'feeds', 'graphql', 'desk-exports', 'offers-that-fit', 'mail-bounces', 'application-tokens'],
  ...[
    'application-costs',
    'references',
    'comment-addresses',
    'shown-reviews',
    'mailed-links',
    'tracking-consents',
    'address-facts',
  ],
];

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFilesFirst },
    projects: [
      { test: { name: 'unit', expect: waiting, include: ['src/**/*.test.ts', 'seed/*.test.ts'] } },
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
            // `several-instances` seeds a PostgreSQL.
            'tests/seeded.test.ts',
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
