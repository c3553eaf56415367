// @ts-check
import { readdirSync, readFileSync } from 'node:fs';

/**
 * All processes that a process started, and those that they started, whatever their process groups. Linux only: elsewhere none.
 * @param {number} pid
 * @returns {number[]} the nearest first
 */
export const descendantsOf = (pid) => descendants(pid, readParents());

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
  const pids = read(() => readdirSync('/proc').filter((name) => /^\d+$/.test(name))) ?? [];
  return new Map(
    pids.flatMap((pid) => {
      // The name of a program, in parentheses, may hold spaces, so the fields are counted after it.
      const parent = read(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
      return parent ? [/** @type {[number, number]} */ ([Number(pid), Number(parent)])] : [];
    }),
  );
}

/**
 * @template Result
 * @param {() => Result} reader
 * @returns {Result | undefined} nothing where the system has no such file, or the process has ended
 */
function read(reader) {
  try {
    return reader();
  } catch {
    return undefined;
  }
}
