import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      // A test draws in one go: it cannot wait for what Next loads by itself.
      {
        find: '@/features/calculator/calculation-islands',
        replacement: at('./src/features/calculator/live-calculation.tsx'),
      },
      { find: /^@\//, replacement: `${at('./src')}/` },
      // Next gives this package its meaning at build time; in a test it would only throw.
      { find: 'server-only', replacement: at('./src/cms/testing/server-only.ts') },
    ],
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'page-cache/**/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
    // What `skipTrailingSlashRedirect` sets in a build: without it next/link takes the slash from the end of a path.
    env: { __NEXT_MANUAL_TRAILING_SLASH: 'true' },
  },
});
