// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { findReferences, headingAnchors } from '../docs/markdown-references.mjs';
import { ROOT } from '../paths.mjs';

/** Content of the site and what is not ours. */
const PASSED_OVER = new Set(['node_modules', 'dist', '.next', '.git', '.data', 'seed', 'test-results', 'screenshots']);

/**
 * @param {string} folder
 * @returns {string[]}
 */
function markdownFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (PASSED_OVER.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return markdownFiles(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

/**
 * @param {string} file
 * @param {Set<string>} scripts names in package.json
 * @returns {string[]} one line per promise that does not hold
 */
function brokenPromises(file, scripts) {
  const markdown = readFileSync(file, 'utf8');
  return findReferences(markdown).flatMap(({ kind, target, line }) => {
    const [path = '', anchor] = target.split('#');
    const base = kind === 'path' ? join(ROOT, path) : join(dirname(file), decodeURIComponent(path));
    if (kind === 'script') return scripts.has(target) ? [] : [`line ${line}: no npm script "${target}"`];
    if (kind !== 'anchor' && !existsSync(base)) return [`line ${line}: no file "${target}"`];
    if (!anchor) return [];
    const anchors = headingAnchors(kind === 'anchor' ? markdown : readFileSync(base, 'utf8'));
    return anchors.has(anchor) ? [] : [`line ${line}: no heading "#${anchor}"`];
  });
}

/**
 * Links, files and commands in the documents exist.
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runDocsTests() {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const names = new Set(Object.keys(scripts));
  const counts = { passed: 0, failed: 0 };
  for (const file of markdownFiles(ROOT)) {
    const broken = brokenPromises(file, names);
    counts[broken.length > 0 ? 'failed' : 'passed'] += 1;
    console.log(`  ${broken.length > 0 ? '✗' : '✓'} ${relative(ROOT, file)}`);
    for (const promise of broken) console.log(`      ${promise}`);
  }
  return counts;
}
