// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a generated file, unless it has this content already: a running `npm run dev` would take the new time of the file for a change.
 * @param {string} file
 * @param {string} content
 * @returns {boolean} whether it was written
 */
export function writeChanged(file, content) {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return true;
}
