// @ts-check
import { existsSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { Failure } from '../console/failure.mjs';
import { ROOT } from '../paths.mjs';
import { repositoryFiles } from '../repository-files.mjs';

/** @typedef {'unit' | 'contract' | 'cms' | 'cms-postgres' | 'e2e'} SuiteOfFiles */

/** The folder whose test files a suite has; all others belong to `unit`. @type {[folder: string, suite: SuiteOfFiles][]} */
const FOLDERS = [
  ['e2e/', 'e2e'],
  ['apps/cms/tests/', 'cms'],
  ['scripts/contract/', 'contract'],
];

/** @param {string} file @returns {SuiteOfFiles} */
const suiteOf = (file) => {
  if (/^e2e\/.*\.test\.mjs$/.test(file)) return 'unit';
  return FOLDERS.find(([folder]) => file.startsWith(folder))?.[1] ?? 'unit';
};

/**
 * Finds the test files that a person means, and the suites that run them.
 * @param {string[]} names each a path or a part of one, with `:line` for one test of Playwright or Vitest
 * @param {string[]} [only] the suites that were asked for; none: those of the files
 * @param {string[]} [files] all test files, below the root of the repository
 * @returns {Map<string, string[]>} suite → its files, as the test runners take them
 */
export function askedTests(names, only = [], files = testFiles()) {
  /** @type {Map<string, string[]>} */
  const asked = new Map();
  for (const name of names) {
    const [, part = '', line = ''] = /^(.*?)(:\d+)?$/.exec(belowRoot(name)) ?? [];
    const found = files.filter((file) => file.includes(part));
    if (found.length === 0) {
      throw new Failure(`No test file has "${part}" in its path.`, {
        hint: 'Such as: npm test -- e2e/home.e2e.ts, npm test -- packages/lending, npm test -- apps/cms/tests/access.test.ts',
      });
    }
    const chosen = found.flatMap((file) => suitesOf(file, only).map((suite) => /** @type {const} */ ([suite, file])));
    if (chosen.length === 0)
      throw new Failure(`${found[0]} belongs to the suite ${suiteOf(String(found[0]))}, not to ${only.join(', ')}.`);
    for (const [suite, file] of chosen) asked.set(suite, [...(asked.get(suite) ?? []), `${file}${line}`]);
  }
  return asked;
}

/** @param {string} file @param {string[]} only @returns {string[]} */
function suitesOf(file, only) {
  const suite = suiteOf(file);
  const runBy = suite === 'cms' ? ['cms', 'cms-postgres'] : [suite];
  return only.length === 0 ? [suite] : runBy.filter((each) => only.includes(each));
}

/** A path from the shell's completion, seen from any folder of the repository. @param {string} name */
function belowRoot(name) {
  const path = isAbsolute(name) ? name : join(process.env.INIT_CWD ?? process.cwd(), name);
  const inside = relative(ROOT, path);
  return existsSync(path.replace(/:\d+$/, '')) && !inside.startsWith('..') ? inside : name;
}

const testFiles = () => repositoryFiles('*.test.ts', '*.test.tsx', '*.test.mjs', '*.e2e.ts');
