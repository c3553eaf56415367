import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSeeds } from './read-seed';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'seed-'));
  mkdirSync(path.join(root, 'es-ES/articles'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(root, 'es-ES', file), text);

test('readSeeds: gives each entry the path of its file', () => {
  write('articles/a.md', '---\ntitle: A\n---\nText');
  write('tags.json', '[{ "key": "loans", "name": "Loans" }]');
  const files = readSeeds(root).flatMap(({ entries }) => entries.map(({ type, file }) => [type, file]));
  expect(files).toContainEqual(['article', path.join(root, 'es-ES/articles/a.md')]);
  expect(files).toContainEqual(['tag', path.join(root, 'es-ES/tags.json')]);
});

test('readSeeds: names the file and the line of wrong JSON', () => {
  write('tags.json', '[\n  { "key": "loans", }\n]');
  expect(() => readSeeds(root)).toThrow(/es-ES\/tags\.json: .*line 2/);
});

test('readSeeds: names a list that is no list', () => {
  write('tags.json', '{ "key": "loans" }');
  expect(() => readSeeds(root)).toThrow(/es-ES\/tags\.json must be a list, in square brackets$/);
});

test('readSeeds: names the file whose front matter is no YAML', () => {
  write('articles/a.md', '---\ntitle: "A\n---\nText');
  expect(() => readSeeds(root)).toThrow(/es-ES\/articles\/a\.md has a front matter block that is no YAML: /);
});
