import { defineConfig } from 'vitest/config';

/** A property may be tried a thousand times on a busy machine: no test fails for being slow, only for hanging. */
const testTimeout = 30_000;

/**
 * One run for every unit test. The CMS has tests of a real Strapi as well (apps/cms/tests): those need its build and
 * are run by themselves, see scripts/suites/vitest-suites.mjs.
 */
export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/web',
      { test: { name: 'cms', root: 'apps/cms', include: ['src/**/*.test.ts', 'seed/*.test.ts'], testTimeout } },
      { test: { name: 'bench', root: 'bench', include: ['**/*.test.mjs'], testTimeout } },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.mjs'], testTimeout } },
    ],
  },
});
