import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BucketError, isDiskFull, UploadSpace } from './upload-space';

function spaceOf(folder: string | null) {
  const lines: string[] = [];
  const log = { error: (line: string) => void lines.push(line), info: (line: string) => void lines.push(line) };
  return { space: new UploadSpace(folder, log), lines };
}

test('isDiskFull: recognises the code, and the message of the picture library', () => {
  expect(isDiskFull(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe(true);
  expect(isDiskFull(new Error('unix error: No space left on device'))).toBe(true);
  expect(isDiskFull(Object.assign(new Error('write'), { code: 'EACCES' }))).toBe(false);
  expect(isDiskFull(undefined)).toBe(false);
});

test('UploadSpace: reports a missing folder, and a disk without free space', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'uploads-'));
  rmSync(folder, { recursive: true });
  expect(await spaceOf(folder).space.problem()).toBe('the folder of uploads cannot be written: Error (ENOENT)');
  // /proc never has free space, and only root may write there.
  expect(await spaceOf('/proc').space.problem()).toMatch(/has 0 MB left|cannot be written/);
});

test('UploadSpace: logs the first of several refused uploads, and the first stored one after them', async () => {
  const { space, lines } = spaceOf(null);
  const away = new BucketError('away', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) });
  space.recordBucketAway(away);
  space.recordBucketAway(away);
  expect(await space.problem()).toBe('the bucket refused an upload: Error (ECONNREFUSED)');
  space.recordStored();
  space.recordStored();
  expect(await space.problem()).toBeNull();
  expect(lines).toEqual([
    'Uploads are refused, everything else works: the bucket refused an upload: Error (ECONNREFUSED). Check UPLOADS_S3_* and the service',
    'Uploads are stored again',
  ]);
});
