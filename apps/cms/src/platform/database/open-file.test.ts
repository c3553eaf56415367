import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rememberOpenFile } from './open-file';

let folder: string;
let file: string;
let check: () => Promise<void>;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'open-file-'));
  file = path.join(folder, 'cms.sqlite');
  writeFileSync(file, 'first');
  check = rememberOpenFile(file);
  await check();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('rememberOpenFile: accepts the same file, also after a change of its content', async () => {
  writeFileSync(file, 'changed');
  await expect(check()).resolves.toBeUndefined();
});

test('rememberOpenFile: rejects a deleted file and says what to do', async () => {
  rmSync(file);
  await expect(check()).rejects.toThrow(
    'its file was deleted. Restore a backup if its content is needed, and start the CMS again',
  );
});

test('rememberOpenFile: rejects another file in its place, and accepts the first one when it is back', async () => {
  const aside = path.join(folder, 'aside.sqlite');
  renameSync(file, aside);
  writeFileSync(file, 'second');
  await expect(check()).rejects.toMatchObject({ name: 'LostDatabase', code: 'replaced' });
  renameSync(aside, file);
  await expect(check()).resolves.toBeUndefined();
});
