import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { entryPoints, readApi, undocumentedExports } from './packages-api.mjs';

/** Only stops a run that hangs: TypeDoc reads all sources. */
const hookTimeout = 180_000;

test('entryPoints: has the name and the source of every entry of "exports", in sub-folders too', () => {
  const names = new Map(entryPoints().map(({ name, file }) => [name, file.replace(/^.*\/packages\//, '')]));
  expect(names.get('@prestafaro/lending')).toBe('lending/src/index.ts');
  expect(names.get('@prestafaro/types/etag')).toBe('types/src/etag.ts');
  expect(names.get('@prestafaro/countries/write-csv')).toBe('countries/src/spreadsheet/write-csv.ts');
});

test('undocumentedExports: names file and line of an export without a docstring, and no other', async () => {
  const file = join(temporaryFolder('api'), 'sample.ts');
  const lines = ['/** One. */', 'export const one = 1;', 'const hidden = 2;', 'export const two = hidden;', ''];
  writeFileSync(file, [...lines, '/** Three. */', 'export function three(): number {', '  return 3;', '}'].join('\n'));
  expect(undocumentedExports(await readApi([{ name: 'sample', file }]))).toEqual([
    expect.stringMatching(/sample\.ts:4 two$/),
  ]);
});

describe('the packages', () => {
  /** @type {import('./packages-api.mjs').Api} */
  let api;
  beforeAll(async () => {
    api = await readApi(entryPoints());
  }, hookTimeout);

  test('have a docstring at every export', () => {
    expect(undocumentedExports(api)).toEqual([]);
  });

  test('have no link in a docstring that leads nowhere', () => {
    api.application.validate(api.project);
    // TypeDoc prints each of them.
    expect(api.application.logger.hasWarnings()).toBe(false);
  });
});
