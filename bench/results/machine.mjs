// @ts-check
import os from 'node:os';
import { yardstickVersions } from '../bare-app.mjs';

/**
 * States the date, the machine and the versions, which a reader needs to judge a timing. Does not name the host.
 * @param {Date} now
 * @returns {string}
 */
export function measuredOn(now) {
  const cores = os.cpus();
  const memory = Math.round(os.totalmem() / 1024 ** 3);
  const processor = cores[0]?.model.trim() || 'unknown processor';
  const versions = [`Node ${process.versions.node}`, ...yardstickVersions().slice(0, 2)].join(', ');
  return `Measured on ${now.toISOString().slice(0, 10)}: ${cores.length} cores (${processor}), ${memory} GiB, ${versions}.`;
}
