import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isUpToDate, writeStamp } from './stamps.mjs';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stamps-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a build is up to date when its stamp is the fingerprint and its outputs are there', () => {
  const stamp = join(folder, 'stamps/web');
  const output = join(folder, 'server.js');
  expect(isUpToDate(stamp, 'abc', [])).toBe(false);
  writeStamp(stamp, 'abc');
  expect(isUpToDate(stamp, 'abc', [output])).toBe(false);
  writeFileSync(output, '');
  expect(isUpToDate(stamp, 'abc', [output])).toBe(true);
  expect(isUpToDate(stamp, 'abd', [output])).toBe(false);
});
