import { readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './processes/temporary-folder.mjs';
import { writeChanged } from './write-changed.mjs';

const file = join(temporaryFolder('generated'), 'folder/drawing.svg');

test('writes a file with another content, and leaves the time of an equal one', () => {
  expect(writeChanged(file, 'first')).toBe(true);
  utimesSync(file, 1000, 1000);
  expect(writeChanged(file, 'first')).toBe(false);
  expect(statSync(file).mtimeMs).toBe(1_000_000);
  expect(writeChanged(file, 'second')).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('second');
});
