import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { releaseOf } from './release';

let home: string;
const write = (file: string, text: string, folder = 'one') => {
  mkdirSync(path.dirname(path.join(home, folder, file)), { recursive: true });
  writeFileSync(path.join(home, folder, file), text);
};
const release = (folder = 'one') => {
  const root = path.join(home, folder);
  return releaseOf({ dirs: { app: { root }, dist: { src: path.join(root, 'dist/src') } } } as never);
};

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'release-'));
  write('package.json', '{}');
  write('dist/src/index.js', 'exports.one = 1;');
  write('dist/src/api/tag/schema.json', '{}');
  write('node_modules/@prestafaro/types/dist/index.js', 'export {};');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

test('releaseOf: is the same for the same code in another folder, with other source maps and declarations', () => {
  cpSync(path.join(home, 'one'), path.join(home, 'two'), { recursive: true });
  write('dist/src/index.js.map', 'a map', 'two');
  write('node_modules/@prestafaro/types/dist/index.d.ts', 'export {};', 'two');
  expect(release('two')).toBe(release());
});

test.each([
  ['code', 'dist/src/index.js'],
  ['a schema', 'dist/src/api/tag/schema.json'],
  ['a package of ours', 'node_modules/@prestafaro/types/dist/index.js'],
  ['the version of a library', 'package.json'],
  ['a new file', 'dist/src/new.js'],
])('releaseOf: differs after a change of %s', (_, file) => {
  const before = release();
  write(file, '"another"');
  expect(release()).not.toBe(before);
});
