import { existsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import keepTemporaryFilesTogether from './temporary-files.mjs';

test.each([tmpdir(), undefined])('removes the temporary folders of a run after it; TMPDIR before it: %s', (before) => {
  vi.stubEnv('TMPDIR', before);
  const removeThem = keepTemporaryFilesTogether();
  const folder = temporaryFolder('of-a-test');
  expect(dirname(folder)).toBe(process.env.TMPDIR);
  removeThem();
  expect(existsSync(folder)).toBe(false);
  expect(existsSync(dirname(folder))).toBe(false);
  expect(process.env.TMPDIR).toBe(before);
  vi.unstubAllEnvs();
});

test('lets other users make folders among the temporary files of a run', () => {
  const removeThem = keepTemporaryFilesTogether();
  expect(statSync(tmpdir()).mode & 0o7777).toBe(0o1777);
  removeThem();
});

test('is the global setup of the run that this test is in', () => {
  expect(tmpdir()).toMatch(/prestafaro-tests-\w+$/);
});
