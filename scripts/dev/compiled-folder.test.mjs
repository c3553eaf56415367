import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { compiledFolder } from './compiled-folder.mjs';

let folder = '';
let clock = 1000;
const inFolder = (name) => join(folder, name);
const open = (more = {}) => compiledFolder({ folder, config: 'tsconfig.json', root: 'src', output: 'out', ...more });

/** Each save has another time, however fast the test is. */
function save(name, text) {
  writeFileSync(inFolder(name), text);
  clock += 1;
  utimesSync(inFolder(name), clock, clock);
}

beforeEach(() => {
  folder = temporaryFolder('compiled');
  mkdirSync(inFolder('src'));
  writeFileSync(inFolder('package.json'), '{"type":"module"}');
  const compilerOptions = { target: 'ES2022', module: 'NodeNext', resolveJsonModule: true, outDir: 'out' };
  writeFileSync(inFolder('tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src', 'src/**/*.json'] }));
  save('src/first.ts', 'export const first: number = 1;\n');
  save('src/schema.json', '{"kind":"collectionType"}');
});

test('compiles every source at first, and none again in the next process', () => {
  // A file system keeps parts of a millisecond.
  utimesSync(inFolder('src/first.ts'), 1000.0001234, 1000.0001234);
  expect(open().update()).toEqual({ changed: [inFolder('src/first.ts'), inFolder('src/schema.json')], errors: [] });
  expect(readFileSync(inFolder('out/first.js'), 'utf8')).toBe('export const first = 1;\n');
  expect(readFileSync(inFolder('out/schema.json'), 'utf8')).toBe('{"kind":"collectionType"}');
  writeFileSync(inFolder('out/first.js'), 'as the first process left it');
  utimesSync(inFolder('out/first.js'), 1000, 1000);
  expect(open().update()).toEqual({ changed: [], errors: [] });
});

test('names a source whose output is another one after a save, and not one that was saved without a change', () => {
  const sources = open();
  sources.update();
  save('src/first.ts', 'export const first: string = "1";\n');
  save('src/schema.json', '{"kind":"collectionType"}');
  expect(sources.update()).toEqual({ changed: [inFolder('src/first.ts')], errors: [] });
  expect(sources.update()).toEqual({ changed: [], errors: [] });
});

test('removes the output of a removed source', () => {
  const sources = open();
  sources.update();
  rmSync(inFolder('src/schema.json'));
  expect(sources.update().changed).toEqual([inFolder('out/schema.json')]);
  expect(existsSync(inFolder('out/schema.json'))).toBe(false);
});

test('names file and line of what cannot be compiled, and keeps its former output', () => {
  const sources = open();
  sources.update();
  save('src/first.ts', 'export const first = 1;\nexport const = 2;\n');
  save('src/schema.json', '{"kind":');
  const { changed, errors } = sources.update();
  expect(changed).toEqual([]);
  expect(errors.join('\n')).toMatch(/src\/first\.ts:2: .*\n.*src\/schema\.json:1: /);
  expect(readFileSync(inFolder('out/first.js'), 'utf8')).toBe('export const first = 1;\n');
});

test('leaves a built folder alone until a source changes', () => {
  mkdirSync(inFolder('out'));
  writeFileSync(inFolder('out/first.js'), 'built');
  writeFileSync(inFolder('out/schema.json'), '{}');
  const sources = open({ isBuilt: true });
  expect(sources.update()).toEqual({ changed: [], errors: [] });
  save('src/first.ts', 'export const first: number = 2;\n');
  expect(sources.update().changed).toEqual([inFolder('src/first.ts')]);
});
