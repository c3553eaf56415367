import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.mjs';

/** Numbers of the compliance rules that the product keeps so far. */
const RULES = [2, 3, 8, 9, 10, 11, 12, 13, 21, 22, 23, 24, 25, 26, 28, 29, 34].map((number) => `R${number}`);

const testFiles = execFileSync('git', ['ls-files', '--', '*.test.ts', '*.test.tsx', '*.e2e.ts'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const tests = testFiles
  .split('\n')
  .filter(Boolean)
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');

test.each(RULES)('compliance rule %s is named in the title of a test', (rule) => {
  expect(tests).toMatch(new RegExp(`\\([^)\\n]*\\b${rule}\\b[^)\\n]*\\)['"\`]`));
});
