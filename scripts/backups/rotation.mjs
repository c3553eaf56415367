// @ts-check

const NAME = /^prestafaro-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z\.tar\.gz$/;

/** @param {Date} madeAt @returns {string} names in the order of their times */
export const archiveName = (madeAt) => `prestafaro-${madeAt.toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`;

/**
 * The backups to remove. Other files of the folder are left alone.
 * @param {string[]} names of the files there
 * @param {number} keep how many of the newest stay
 * @returns {string[]}
 */
export function surplusArchives(names, keep) {
  const archives = names.filter((name) => NAME.test(name)).sort();
  return archives.slice(0, Math.max(0, archives.length - keep));
}
