import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isSupportedNode } from '../environment/node-version.mjs';
import { ROOT } from '../paths.mjs';
import { repositoryFiles } from '../repository-files.mjs';
import { findReferences, headingAnchors } from './markdown-references.mjs';

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const scripts = Object.keys(JSON.parse(read('package.json')).scripts);

/** All documents of the repository. The Markdown of the seed is content of the sites. */
const documents = repositoryFiles('*.md').filter(
  (file) => !file.startsWith('apps/cms/seed/') && existsSync(join(ROOT, file)),
);

/** Addresses that `npm start` and a deployment answer with 404. A document that names one also names the command that serves it. */
const ONLY_IN_DEVELOPMENT = /^\/gallery\//;
/** Folders of a machine, not of the product. */
const MACHINE = /^\/(usr|etc|srv|var|data|work|home|tmp)(\/|$)/;

/** All words of the product that an address may consist of: code, content of the seed and configuration. */
const productWords = new Set(
  repositoryFiles('apps', 'packages', 'deploy')
    .filter((file) => !file.endsWith('.md') || file.startsWith('apps/cms/seed/'))
    .filter((file) => /\.(tsx?|c?js|mjs|json|md|conf|template|ya?ml)$/.test(file) && existsSync(join(ROOT, file)))
    .flatMap((file) => [...`${file}\n${read(file)}`.matchAll(/[\w.-]*\w/g)].map(([word]) => word)),
);

/** @param {string} address @param {string} markdown */
function problemsOfAddress(address, markdown) {
  if (MACHINE.test(address)) return [];
  const [path = ''] = address.split(/[?#…{]/);
  const unknown = path.split('/').filter((part) => part && !/^(?:\d+|page-\d+)$/.test(part) && !productWords.has(part));
  if (unknown.length > 0) return [`the product has no address "${address}": nothing in it is called "${unknown[0]}"`];
  const paragraphs = markdown.split(/\n\s*\n/).filter((text) => text.includes(`\`${address}\``));
  const isServed = paragraphs.every((text) => text.includes('`npm run dev`'));
  return ONLY_IN_DEVELOPMENT.test(address) && !isServed
    ? [`"${address}" is there in development only: name \`npm run dev\` beside it`]
    : [];
}

/**
 * @param {string} file below the root
 * @returns {string[]} one line for each reference to something that does not exist
 */
function brokenReferences(file) {
  const markdown = read(file);
  return findReferences(markdown).flatMap(({ kind, target, line }) => {
    const [path = '', anchor] = target.split('#');
    const base = kind === 'path' ? join(ROOT, path) : join(ROOT, dirname(file), decodeURIComponent(path));
    if (kind === 'address') return problemsOfAddress(target, markdown).map((problem) => `line ${line}: ${problem}`);
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

describe('links, files, commands and addresses exist in', () => {
  test.each(documents)('%s', (file) => {
    expect(brokenReferences(file).join('\n')).toBe('');
  });
});

/** Records and results say which versions were used at their time. */
const HISTORY = /^(CHANGELOG\.md|bench\/RESULTS\.md|docs\/decisions\/)/;
const present = documents.filter((file) => !HISTORY.test(file));

test('a document offers no version of Node that the project refuses', () => {
  const named = present.flatMap((file) =>
    [...read(file).matchAll(/\bNode (\d+(?:\.\d+)*)/g)].map(([, version]) => [file, version]),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(([, version]) => !isSupportedNode(version))).toEqual([]);
});
