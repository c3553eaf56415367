import { describe, expect, test } from 'vitest';
import { addCounts, countPlaywright, countVitest, formatCounts } from './counts.mjs';

describe('the sum of all suites', () => {
  test('is one line', () => {
    const sum = addCounts([
      { passed: 3, failed: 0 },
      { passed: 4, failed: 1, problems: ['a page: no answer'] },
    ]);
    expect(formatCounts(sum)).toBe('7 passed, 1 failed');
    expect(sum.problems).toEqual(['a page: no answer']);
  });
});

describe('counting vitest', () => {
  const report = (more) => ({ success: true, numPassedTests: 5, numFailedTests: 0, testResults: [], ...more });

  test('takes its own numbers', () => {
    expect(countVitest(report({}))).toEqual({ passed: 5, failed: 0, problems: [] });
  });

  test('counts a file that did not load', () => {
    const testResults = [
      { status: 'failed', name: 'a.test.ts', message: 'No such module\n at …', assertionResults: [] },
    ];
    expect(countVitest(report({ success: false, testResults }))).toEqual({
      passed: 5,
      failed: 1,
      problems: ['a.test.ts: No such module'],
    });
  });

  test('names what failed', () => {
    const assertionResults = [{ status: 'failed', fullName: 'money adds', failureMessages: ['1 is not 2\n at …'] }];
    const testResults = [{ status: 'failed', name: 'a.test.ts', message: '', assertionResults }];
    const { problems } = countVitest(report({ success: false, numFailedTests: 1, testResults }));
    expect(problems).toEqual(['money adds: 1 is not 2']);
  });

  test('is never green when vitest is not', () => {
    expect(countVitest(report({ success: false })).failed).toBe(1);
  });
});

test('counting Playwright takes errors outside tests for failures, and a second try that passed for a pass', () => {
  const failing = {
    title: 'opens',
    ok: false,
    tests: [{ results: [{ errors: [{ message: '\u001b[31mno page\u001b[39m' }] }] }],
  };
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 1 },
    errors: [{ message: 'No login' }],
    suites: [{ suites: [{ specs: [failing, { title: 'closes', ok: true, tests: [] }] }] }],
  };
  expect(countPlaywright(report)).toEqual({
    passed: 3,
    failed: 2,
    problems: ['outside a test: No login', 'opens: no page'],
  });
});
