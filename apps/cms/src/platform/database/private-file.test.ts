import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makePrivate } from './private-file';

test('makePrivate: lets only the owner read an existing database and its write-ahead log', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'private-'));
  const database = path.join(folder, 'cms.sqlite');
  for (const end of ['', '-wal']) writeFileSync(database + end, '', { mode: 0o644 });
  makePrivate(database);
  expect(['', '-wal'].map((end) => statSync(database + end).mode & 0o777)).toEqual([0o600, 0o600]);
  rmSync(folder, { recursive: true });
});
