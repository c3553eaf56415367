import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.mjs';
import { areIndependent, INDEPENDENT_FILES } from './independent-tests.mjs';

test('each independent file exists', () => {
  expect(INDEPENDENT_FILES.length).toBeGreaterThan(0);
  expect(INDEPENDENT_FILES.filter((name) => !existsSync(join(ROOT, 'e2e', name)))).toEqual([]);
});

test('files are independent only if each of them is', () => {
  expect(areIndependent(['e2e/home.e2e.ts:12', 'e2e/blog.e2e.ts'])).toBe(true);
  expect(areIndependent(['e2e/home.e2e.ts', 'e2e/publish.e2e.ts'])).toBe(false);
});
