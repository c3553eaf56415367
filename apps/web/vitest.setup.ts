import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';

// A server of Next sets this before it loads anything else. A module of Next that a test loads without it stays unusable.
Object.assign(globalThis, { AsyncLocalStorage });

/**
 * Runs before each test file. The files of a worker share its process and what it loaded from node_modules, because a process for
 * each file takes twice the time. Everything else is new for each file: the modules of the app, mocks, environment, globals, clock,
 * and the values of the whole process.
 */
vi.resetModules();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
vi.useRealTimers();
for (const key of Object.getOwnPropertySymbols(globalThis)) {
  // See src/cms/process-wide.ts.
  if (Symbol.keyFor(key)?.startsWith('prestafaro.')) Reflect.deleteProperty(globalThis, key);
}
