// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder that is gone when this process ends, however it ends.
 * @param {string} name
 * @returns {string}
 */
export function temporaryFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `prestafaro-${name}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}
