import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../paths.mjs';
import { repositoryFiles } from '../repository-files.mjs';
import { findReferences, headingAnchors } from './markdown-references.mjs';

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const scripts = Object.keys(JSON.parse(read('package.json')).scripts);

/** All documents of the repository. The Markdown of the seed is content of the sites. */
const documents = repositoryFiles('*.md').filter(
  (file) => !file.startsWith('apps/cms/seed/') && existsSync(join(ROOT, file)),
);

/**
 * @param {string} file below the root
 * @returns {string[]} one line for each reference to something that does not exist
 */
function brokenReferences(file) {
  const markdown = read(file);
  return findReferences(markdown).flatMap(({ kind, target, line }) => {
    const [path = '', anchor] = target.split('#');
    const base = kind === 'path' ? join(ROOT, path) : join(ROOT, dirname(file), decodeURIComponent(path));
    if (kind === 'script') return scripts.includes(target) ? [] : [`line ${line}: no npm script "${target}"`];
    if (kind !== 'anchor' && !existsSync(base)) return [`line ${line}: no file "${target}"`];
    if (!anchor) return [];
    const anchors = headingAnchors(kind === 'anchor' ? markdown : readFileSync(base, 'utf8'));
    return anchors.has(anchor) ? [] : [`line ${line}: no heading "#${anchor}"`];
  });
}

test('the README is among the documents', () => {
  expect(documents).toContain('README.md');
});

describe('links, files and commands exist in', () => {
  test.each(documents)('%s', (file) => {
    expect(brokenReferences(file).join('\n')).toBe('');
  });
});
