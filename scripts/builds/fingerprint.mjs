// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What a build makes, or what never changes one. */
const PASSED_OVER = new Set([
  'node_modules',
  'dist',
  'build',
  '.next',
  '.turbo',
  '.cache',
  '.tmp',
  '.strapi',
  '.strapi-updater.json',
  'uploads',
  'tests',
  'next-env.d.ts',
]);
const IS_TEST = /\.test\.[a-z]+$/;

/**
 * @param {string} path a file, a folder, or nothing
 * @returns {string[]} all source files under it, sorted
 */
export function sourceFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries
    .filter(({ name }) => !PASSED_OVER.has(name) && !IS_TEST.test(name) && !name.endsWith('.tsbuildinfo'))
    .flatMap((entry) => {
      const child = join(path, entry.name);
      return entry.isDirectory() ? sourceFiles(child) : entry.isFile() ? [child] : [];
    })
    .sort();
}

/**
 * A hash over names and contents: equal sources, equal hash, on any machine and whatever the file times are.
 * @param {string} root names are relative to it
 * @param {string[]} paths files and folders below `root`
 * @param {string[]} [extra] other things that the build depends on
 * @returns {string}
 */
export function fingerprint(root, paths, extra = []) {
  const hash = createHash('sha256');
  for (const text of extra) hash.update(`extra\0${text}\0`);
  for (const file of paths.flatMap((path) => sourceFiles(join(root, path)))) {
    hash.update(`${relative(root, file).split(sep).join('/')}\0`);
    hash.update(createHash('sha256').update(readFileSync(file)).digest());
  }
  return hash.digest('hex');
}
