import { defineConfig } from 'vitest/config';

// The functions are pure and no test replaces a module, so the files of one worker share their modules: twice as fast.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], testTimeout: 30_000, isolate: false } });
