import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A Strapi is one per process, so every integration file gets a process and a database of its own.
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts', 'seed/*.test.ts'] } },
      {
        test: {
          name: 'integration',
          include: ['tests/**/*.test.ts'],
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
