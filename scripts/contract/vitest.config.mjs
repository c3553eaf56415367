import { defineConfig } from 'vitest/config';

/** Its generators need the built CMS, so these tests are no unit tests: `npm test -- --only contract`. */
export default defineConfig({
  test: {
    include: ['*.test.mjs'],
    globalSetup: '../suites/temporary-files.mjs',
    hookTimeout: 300_000,
    diff: { expand: false },
  },
});
