// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { repositoryFiles } from '../repository-files.mjs';

const patterns = ['*.test.ts', '*.test.tsx', '*.test.mjs', '*.e2e.ts'];

/** The title of a test or of a group of tests: the first text of the call, on its line or on the next one. */
const titlePattern =
  /\b(?:test|it|describe)(?:\.\w+)*\((?:\s*)(['"`])((?:\\.|(?!\1)[^\\])*)\1|\)\((?:\s*)(['"`])((?:\\.|(?!\3)[^\\])*)\3/g;

/**
 * The files whose tests carry the number of a rule in their titles, in order.
 * @returns {Map<string, string[]>} rule → files
 */
export function testsOfRules() {
  // The tests of this folder name rules as samples.
  const files = repositoryFiles(...patterns).filter((file) => !file.startsWith('scripts/rules/'));
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const file of files) {
    for (const rule of new Set(rulesInTitles(readFileSync(join(ROOT, file), 'utf8')))) {
      found.set(rule, [...(found.get(rule) ?? []), file]);
    }
  }
  return found;
}

/**
 * @param {string} source of a test file
 * @returns {string[]} the rules that titles name, once for each title
 */
export function rulesInTitles(source) {
  return [...source.matchAll(titlePattern)].flatMap(([, , title = '', , tableTitle = '']) => [
    ...new Set((title || tableTitle).match(/\bR\d{1,2}\b/g)),
  ]);
}
