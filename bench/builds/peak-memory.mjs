// @ts-check
import { readFileSync } from 'node:fs';
import { descendantsOf } from '../../scripts/processes/descendants.mjs';

const INTERVAL_MILLISECONDS = 250;

/**
 * Measures time and peak memory of work in child processes. Memory is the sum of their proportional set sizes, read four
 * times a second, so that shared memory counts once. Linux only.
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<{ result: Result, milliseconds: number, peakBytes: number }>}
 */
export async function measureWork(work) {
  const before = new Set(descendantsOf(process.pid));
  let peakBytes = 0;
  const sample = () => {
    const pids = descendantsOf(process.pid).filter((pid) => !before.has(pid));
    peakBytes = Math.max(
      peakBytes,
      pids.map(proportionalBytes).reduce((sum, bytes) => sum + bytes, 0),
    );
  };
  const timer = setInterval(sample, INTERVAL_MILLISECONDS);
  const startedAt = performance.now();
  try {
    const result = await work();
    return { result, milliseconds: performance.now() - startedAt, peakBytes };
  } finally {
    clearInterval(timer);
  }
}

/** @param {number} pid */
function proportionalBytes(pid) {
  const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`)) ?? [];
  return Number(kilobytes ?? 0) * 1024;
}

/** @param {string} file of a process that may have ended since */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
