import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeOverSignal } from '@/server/next-internals/signal-listeners';

const listenerOfNext = vi.fn();
let before: NodeJS.SignalsListener[];

beforeEach(() => {
  listenerOfNext.mockReset();
  before = process.listeners('SIGTERM');
  process.removeAllListeners('SIGTERM').on('SIGTERM', listenerOfNext);
});
afterEach(() => {
  process.removeAllListeners('SIGTERM');
  for (const listener of before) process.on('SIGTERM', listener);
});

it('keeps the listeners of a signal back until they are called', () => {
  const closeServer = takeOverSignal('SIGTERM');
  process.once('SIGTERM', () => undefined);
  process.emit('SIGTERM');
  expect(listenerOfNext).not.toHaveBeenCalled();
  closeServer();
  expect(listenerOfNext).toHaveBeenCalledExactlyOnceWith('SIGTERM');
});

it('finds Next listening to both signals before `register` runs', () => {
  const file = createRequire(import.meta.url).resolve('next/dist/server/lib/start-server.js');
  const source = readFileSync(file, 'utf8');
  const listens = ["process.on('SIGINT', cleanup)", "process.on('SIGTERM', cleanup)"].map((text) =>
    source.indexOf(text),
  );
  const initializes = source.indexOf('const initResult = await getRequestHandlers(');
  for (const position of listens) {
    expect(position).toBeGreaterThan(0);
    expect(position).toBeLessThan(initializes);
  }
});
