import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../paths.mjs';
import { readProduct } from './make-backup.mjs';
import { describeManifest, FORMAT, isNewer, parseManifest } from './manifest.mjs';

const manifest = {
  format: FORMAT,
  madeAt: '2026-11-22T03:00:00.000Z',
  version: '1.2.0',
  database: { client: 'sqlite', tables: { applications: 3, files: 4 } },
  uploads: { kind: 'folder' },
  keys: {},
  files: {},
};
const read =
  (more, version = '1.2.0') =>
  () =>
    parseManifest(JSON.stringify({ ...manifest, ...more }), { version });

describe('the manifest of a backup', () => {
  test('is accepted by the version that wrote it and by later ones', () => {
    expect(read({})()).toEqual(manifest);
    expect(read({}, '1.10.0')()).toEqual(manifest);
  });

  test('of a newer version is refused, because the older version would lose data', () => {
    expect(read({ version: '1.10.0' })).toThrow('This backup is of version 1.10.0, and this is 1.2.0.');
  });

  test('states a version after the last release while the changelog has unreleased changes', () => {
    const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
    const [newest = '', last = ''] = [...changelog.matchAll(/^## (.+)$/gm)].map(([, name]) => name);
    const { version } = readProduct();
    // Otherwise the last release would restore a backup whose columns it does not know.
    if (newest === 'Unreleased') expect(isNewer(version, last), `${version} after ${last}`).toBe(true);
    else expect(version).toBe(newest);
  });

  test('of another format is refused with the version that can read it', () => {
    expect(read({ format: 2, version: '3.0.0' })).toThrow('has the format 2, and this version reads 1');
  });

  test.each(['', '[]', 'null', '{"a":1}', '{'])('%j is rejected', (text) => {
    expect(() => parseManifest(text, { version: '1.0.0' })).toThrow('no backup of this product');
  });

  test('is described in one line', () => {
    expect(describeManifest(manifest)).toContain('sqlite: 2 tables, 7 rows, 3 applications');
  });
});

test('versions are compared by number', () => {
  expect([isNewer('1.10.0', '1.9.9'), isNewer('1.9.9', '1.10.0'), isNewer('1.0.0', '1.0.0')]).toEqual([
    true,
    false,
    false,
  ]);
});
