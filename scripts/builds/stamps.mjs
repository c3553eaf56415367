// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * A stamp is a file that holds the fingerprint of the sources from which something was made.
 * @param {string} stampFile
 * @param {string} expected the fingerprint of the sources as they are now
 * @param {string[]} outputs files that the build makes; one missing = not built
 */
export function isUpToDate(stampFile, expected, outputs) {
  if (!existsSync(stampFile) || !outputs.every((output) => existsSync(output))) return false;
  return readFileSync(stampFile, 'utf8') === expected;
}

/**
 * @param {string} stampFile
 * @param {string} fingerprint
 */
export function writeStamp(stampFile, fingerprint) {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, fingerprint);
}
