// @ts-check
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.mjs';

test('every test that a judge names is there: a renamed one would fail it for no reason of the product', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.mjs') && !name.includes('.test.'));
  const judges = files.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')).join('\n');
  const named = [...judges.matchAll(/'([\w-]+\.(?:test|e2e)\.(?:ts|mjs))'/g)].map(([, name]) => name);
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  const existing = new Set(
    String(listed)
      .split('\n')
      .map((path) => basename(path)),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !existing.has(name ?? ''))).toEqual([]);
});
