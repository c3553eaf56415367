import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A Strapi is one per process, so every integration file gets a process, one after the other.
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts', 'seed/*.test.ts'] } },
      {
        test: {
          name: 'integration',
          include: ['tests/**/*.test.ts'],
          pool: 'forks',
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
