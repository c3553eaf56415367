import { describe, expect, test } from 'vitest';
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
