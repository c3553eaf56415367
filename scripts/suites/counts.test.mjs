import { describe, expect, test } from 'vitest';
import { addCounts, countPlaywright, countVitest, formatCounts } from './counts.mjs';

describe('the sum of all suites', () => {
  test('is one line', () => {
    const sum = addCounts([
      { passed: 3, failed: 0 },
      { passed: 4, failed: 1 },
    ]);
    expect(formatCounts(sum)).toBe('7 passed, 1 failed');
  });
});

describe('counting vitest', () => {
  const report = (more) => ({ success: true, numPassedTests: 5, numFailedTests: 0, testResults: [], ...more });

  test('takes its own numbers', () => {
    expect(countVitest(report({}))).toEqual({ passed: 5, failed: 0 });
  });

  test('counts a file that did not load', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(countVitest(report({ success: false, testResults }))).toEqual({ passed: 5, failed: 1 });
  });

  test('is never green when vitest is not', () => {
    expect(countVitest(report({ success: false })).failed).toBe(1);
  });
});

test('counting Playwright takes errors outside tests for failures, and a second try that passed for a pass', () => {
  expect(countPlaywright({ stats: { expected: 2, unexpected: 1, flaky: 1 }, errors: [{}] })).toEqual({
    passed: 3,
    failed: 2,
  });
});
