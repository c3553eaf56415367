// @ts-check
import { readdirSync, readFileSync } from 'node:fs';

const INTERVAL_MILLISECONDS = 250;

/**
 * Measures time and peak memory of work in child processes. Memory is the sum of their proportional set sizes, read four
 * times a second, so that shared memory counts once. Linux only.
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<{ result: Result, milliseconds: number, peakBytes: number }>}
 */
export async function measureWork(work) {
  const before = new Set(descendants(process.pid, readParents()));
  let peakBytes = 0;
  const sample = () => {
    const pids = descendants(process.pid, readParents()).filter((pid) => !before.has(pid));
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

/**
 * @param {number} root
 * @param {ReadonlyMap<number, number>} parents of each process its parent
 * @returns {number[]} all processes below the root
 */
export function descendants(root, parents) {
  const children = [...parents].flatMap(([pid, parent]) => (parent === root ? [pid] : []));
  return children.flatMap((child) => [child, ...descendants(child, parents)]);
}

/** @returns {Map<number, number>} */
function readParents() {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return new Map(
    pids.flatMap((pid) => {
      // The name of a program, in parentheses, may hold spaces, so the fields are counted after it.
      const parent = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[1];
      return parent ? [/** @type {[number, number]} */ ([Number(pid), Number(parent)])] : [];
    }),
  );
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
