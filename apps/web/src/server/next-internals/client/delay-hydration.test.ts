import { createRequire } from 'node:module';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { delayHydration } from '@/server/next-internals/client/delay-hydration';

const load = createRequire(import.meta.url);
const isReactLoaded = () => load.resolve('react-dom/client') in load.cache;

/** The start of Next itself, as the browser runs it. */
function startNext(hydrate: () => void): void {
  const { appBootstrap } = load('next/dist/client/app-bootstrap.js') as { appBootstrap: (hydrate: () => void) => void };
  appBootstrap(hydrate);
}

/** A promise that the test resolves. */
function pending() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}

beforeEach(() => {
  const window = {};
  vi.stubGlobal('window', window);
  vi.stubGlobal('self', window);
  delete load.cache[load.resolve('react-dom/client')];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('makes Next hydrate only after the page is ready and React is loaded', async () => {
  const ready = pending();
  const task = pending();
  const hydrate = vi.fn();
  delayHydration(
    () => ready.promise,
    () => task.promise,
  );
  startNext(hydrate);

  await Promise.resolve();
  expect(isReactLoaded()).toBe(false);
  ready.resolve();
  await expect.poll(() => isReactLoaded()).toBe(true);
  expect(hydrate).not.toHaveBeenCalled();
  task.resolve();
  await expect.poll(() => hydrate).toHaveBeenCalledOnce();
});

it('leaves the scripts alone that next/script has put into the list', () => {
  const scripts = [['/first.js', {}]];
  vi.stubGlobal('window', { __next_s: scripts });
  delayHydration(
    () => Promise.resolve(),
    () => Promise.resolve(),
  );
  expect(window.__next_s).toBe(scripts);
});
