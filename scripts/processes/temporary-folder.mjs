// @ts-check
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @type {Set<string>} */
const folders = new Set();

function removeFolders() {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/**
 * A folder that is gone when this process ends, however it ends.
 * @param {string} name
 * @param {string} [parent] where it has to be on the same disk as what comes of it
 * @returns {string}
 */
export function temporaryFolder(name, parent = tmpdir()) {
  const folder = mkdtempSync(join(parent, `prestafaro-${name}-`));
  if (folders.size === 0) process.on('exit', removeFolders);
  folders.add(folder);
  return folder;
}

/**
 * A temporary folder with the permissions of the system's own: what a run puts there may belong to other users, because
 * PostgreSQL and nginx run as users of theirs.
 * @param {string} name
 * @returns {string}
 */
export function sharedTemporaryFolder(name) {
  const folder = temporaryFolder(name);
  chmodSync(folder, 0o1777);
  return folder;
}
