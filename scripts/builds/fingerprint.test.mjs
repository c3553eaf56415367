import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

describe('the fingerprint of sources', () => {
  let root = '';
  const write = (path, text) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const take = (extra) => fingerprint(root, ['src', 'package.json'], extra);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
    write('src/a.ts', 'a');
    write('package.json', '{}');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test('changes with a content, a name, a new file and an extra', () => {
    const seen = new Set([take()]);
    write('src/a.ts', 'b');
    seen.add(take());
    write('src/c.ts', '');
    seen.add(take());
    rmSync(join(root, 'src/c.ts'));
    write('src/d.ts', '');
    seen.add(take());
    seen.add(take(['node 22']));
    expect(seen.size).toBe(5);
  });

  test('does not change with a file time, an output or a test', () => {
    const before = take();
    utimesSync(join(root, 'src/a.ts'), 1, 1);
    write('src/dist/a.js', 'x');
    write('src/node_modules/x/index.js', 'x');
    write('src/a.test.ts', 'x');
    expect(take()).toBe(before);
  });
});
