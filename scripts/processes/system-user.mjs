// @ts-check
import { execFileSync } from 'node:child_process';

/**
 * Whose process a server should be: PostgreSQL refuses to run as root, and in the images nothing does.
 * @param {string} name a user of this machine
 * @returns {{ uid: number, gid: number } | undefined} nothing where we are no root and cannot be somebody else
 */
export function systemUser(name) {
  if (process.getuid?.() !== 0) return undefined;
  const id = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
