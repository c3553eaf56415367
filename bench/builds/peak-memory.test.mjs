import { expect, test } from 'vitest';
import { startChild } from '../../scripts/processes/child.mjs';
import { descendants, measureWork } from './peak-memory.mjs';

test('the processes below one are its children and theirs, and nobody else', () => {
  const parents = new Map([
    [2, 1],
    [3, 2],
    [4, 3],
    [9, 1],
  ]);
  expect(descendants(2, parents)).toEqual([3, 4]);
});

test.runIf(process.platform === 'linux')('what a child takes is seen', async () => {
  const script = 'globalThis.kept = Buffer.alloc(200 * 1024 * 1024, 1); setTimeout(() => {}, 1500)';
  const child = () =>
    startChild(process.execPath, ['-e', script], { cwd: '/', env: {}, onLine: () => undefined }).exited;
  const { result, peakBytes } = await measureWork(child);
  expect(result.code).toBe(0);
  expect(peakBytes).toBeGreaterThan(200 * 1024 * 1024);
});
