// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { repositoryFiles } from '../repository-files.mjs';

/** @typedef {{ file: string, source: string }} TestFile */

/** The sweep requests every route, and the fuzzed requests go to any. */
const SWEEPS = ['e2e/routes.e2e.ts', 'e2e/fuzz/fuzzed-requests.e2e.ts'];

/** More would hide the ones that are about the route. */
const MAX_FILES = 3;

/** Every end-to-end test but the sweeps, in order. @returns {TestFile[]} */
export function endToEndTests() {
  const files = repositoryFiles('e2e/*.e2e.ts').filter((file) => !SWEEPS.includes(file));
  return files.map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') }));
}

/**
 * The files of tests that name each path as a text of its own, with or without a query: at most three, first those that name
 * the fewest other paths.
 * @param {readonly string[]} paths
 * @param {readonly TestFile[]} tests
 * @returns {Map<string, string[]>}
 */
export function testsOfRoutes(paths, tests) {
  const named = tests.map(({ file, source }) => ({
    file,
    paths: paths.filter((path) => literalOf(path).test(source)),
  }));
  named.sort((one, other) => one.paths.length - other.paths.length);
  const filesOf = (/** @type {string} */ path) =>
    named.filter((test) => test.paths.includes(path)).map(({ file }) => file);
  return new Map(paths.map((path) => [path, filesOf(path).slice(0, MAX_FILES)]));
}

/** @param {string} path */
const literalOf = (path) => new RegExp(`['"\`]${path.replaceAll('.', String.raw`\.`)}(?:['"\`]|[?#])`);
