import { expect, test } from 'vitest';
import { startChild } from '../../scripts/processes/child.mjs';
import { measureWork } from './peak-memory.mjs';

test.runIf(process.platform === 'linux')(
  'measureWork reports at least the 200 MiB that a child process allocates',
  async () => {
    const script = 'globalThis.kept = Buffer.alloc(200 * 1024 * 1024, 1); setTimeout(() => {}, 1500)';
    const child = () =>
      startChild(process.execPath, ['-e', script], { cwd: '/', env: {}, onLine: () => undefined }).exited;
    const { result, peakBytes } = await measureWork(child);
    expect(result.code).toBe(0);
    expect(peakBytes).toBeGreaterThan(200 * 1024 * 1024);
  },
);
