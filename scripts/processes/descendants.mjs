// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { readProcess } from './read-process.mjs';

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
  const pids = existsSync('/proc') ? readdirSync('/proc').map(Number).filter(Number.isInteger) : [];
  return new Map(
    pids.flatMap((pid) => {
      const parent = readProcess(pid)?.parent;
      return parent === undefined ? [] : [/** @type {[number, number]} */ ([pid, parent])];
    }),
  );
}
