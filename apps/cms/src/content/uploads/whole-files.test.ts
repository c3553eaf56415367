import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type UploadedFile, writeWhole } from './whole-files';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'whole-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (): UploadedFile => ({ hash: 'lucia_1', ext: '.svg', stream: Readable.from(['<svg/>']) });

test('writeWhole: writes the file and sets its address', async () => {
  const written = file();
  await writeWhole(folder, written);
  expect([readdirSync(folder), written.url]).toEqual([['lucia_1.svg'], '/uploads/lucia_1.svg']);
});

test('writeWhole: on a full disk leaves the former file and no part of the new one', async () => {
  writeFileSync(path.join(folder, 'lucia_1.svg'), 'as it was');
  // /dev/full behaves like a full disk.
  symlinkSync('/dev/full', path.join(folder, 'lucia_1.svg.part'));
  await expect(writeWhole(folder, file())).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(readdirSync(folder)).toEqual(['lucia_1.svg']);
  expect(readFileSync(path.join(folder, 'lucia_1.svg'), 'utf8')).toBe('as it was');
});
