import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { testEnvironment } from './src/server/next-internals/test-environment';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      // A test draws in one go: it cannot wait for what Next loads by itself.
      ...['calculator/calculation-islands', 'calendar/months-island'].map((island) => ({
        find: `@/features/${island}`,
        replacement: at(`./src/features/${island.replace('/', '/testing/')}.tsx`),
      })),
      { find: /^@\//, replacement: `${at('./src')}/` },
      // Next gives this package its meaning at build time; in a test it would only throw.
      { find: 'server-only', replacement: at('./src/cms/testing/server-only.ts') },
    ],
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 30_000,
    expect: { poll: { timeout: 25_000 } },
    maxWorkers: availableParallelism() + 1,
    // The setup file gives each test file what isolation would give it.
    isolate: false,
    setupFiles: './vitest.setup.ts',
    env: testEnvironment,
  },
});
