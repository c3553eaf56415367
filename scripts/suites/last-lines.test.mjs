import { expect, test } from 'vitest';
import { NO_TESTS } from './counts.mjs';
import { lastLines } from './last-lines.mjs';

const SUITES = ['unit', 'contract', 'cms', 'e2e'].map((name) => `  ✓ ${name}`);
const problem = (title, lines) => ({
  title,
  where: `${title}.test.ts:7`,
  reason: Array.from({ length: lines }, (_, index) => `line ${index + 1}`),
});

test('the last line is the count, alone', () => {
  expect(lastLines({ ...NO_TESTS, passed: 3 }, SUITES).at(-1)).toBe('3 passed, 0 failed, 0 skipped');
});

test('one failure is shown with its place and its first error', () => {
  const lines = lastLines({ ...NO_TESTS, failed: 1, problems: [problem('adds', 3)] }, SUITES);
  expect(lines.slice(-7)).toEqual([
    '  ✗ adds',
    '    adds.test.ts:7',
    '      line 1',
    '      line 2',
    '      line 3',
    '',
    '0 passed, 1 failed, 0 skipped',
  ]);
});

test.each([1, 2, 9, 200])(
  'the failures of a run with %i of them, and the suites, fit into the last 40 lines',
  (count) => {
    const problems = Array.from({ length: count }, (_, index) => problem(`test ${index}`, 30));
    const lines = lastLines({ ...NO_TESTS, failed: count, problems, secondTries: ['a'] }, SUITES);
    const end = lines.slice(-40);
    expect(end).toContain(SUITES[0]);
    expect(end.join('\n')).toContain('✗ test 0\n    test 0.test.ts:7');
  },
);

test('of many failures the first three have their reasons, and the next ones their places', () => {
  const problems = Array.from({ length: 30 }, (_, index) => problem(`test ${index}`, 8));
  const lines = lastLines({ ...NO_TESTS, failed: 30, problems }, SUITES);
  for (const first of [0, 1, 2]) {
    const at = lines.indexOf(`  ✗ test ${first}`);
    expect(lines.slice(at + 1, at + 4)).toEqual([`    test ${first}.test.ts:7`, '      line 1', '      line 2']);
  }
  expect(lines).toContain('  ✗ test 3 (test 3.test.ts:7)');
  expect(lines).toContain('    and 16 more');
});

test('the tests that needed a second try are counted and named', () => {
  const lines = lastLines({ ...NO_TESTS, passed: 2, secondTries: ['opens', 'closes'] }, SUITES);
  expect(lines.join('\n')).toContain('  Passed only at a second try: 2\n  ! opens\n  ! closes\n');
  expect(lastLines({ ...NO_TESTS, passed: 2 }, SUITES)).toContain('  Passed only at a second try: 0');
});
