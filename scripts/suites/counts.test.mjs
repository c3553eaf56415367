import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../paths.mjs';
import {
  addCounts,
  countLeftFiles,
  countPlaywright,
  countVitest,
  formatCounts,
  NO_TESTS,
  oneFailure,
  slowestFiles,
} from './counts.mjs';

describe('the sum of all suites', () => {
  test('is one line with passed, failed and skipped tests', () => {
    const sum = addCounts([
      { ...NO_TESTS, passed: 3, skipped: 2, skippedTests: ['a server'] },
      { ...NO_TESTS, passed: 4, failed: 1, problems: [{ title: 'a page' }] },
    ]);
    expect(formatCounts(sum)).toBe('7 passed, 1 failed, 2 skipped');
    expect(sum.problems).toEqual([{ title: 'a page' }]);
    expect(sum.skippedTests).toEqual(['a server']);
  });

  test('counts a suite that could not run as one failure', () => {
    const sum = addCounts([{ ...NO_TESTS, passed: 3 }, oneFailure('no browser')]);
    expect(formatCounts(sum)).toBe('3 passed, 1 failed, 0 skipped');
    expect(sum.problems).toEqual([{ title: 'no browser', reason: [] }]);
  });
});

describe('counting left files', () => {
  test('changes nothing when there are none', () => {
    expect(countLeftFiles({ ...NO_TESTS, passed: 3 }, [])).toEqual({ ...NO_TESTS, passed: 3 });
  });

  test('adds one failure that names them', () => {
    expect(countLeftFiles({ ...NO_TESTS, passed: 3 }, ['nginx-a', 'files-b'])).toEqual({
      ...NO_TESTS,
      passed: 3,
      failed: 1,
      problems: [{ title: 'left temporary files: nginx-a, files-b', reason: [] }],
    });
  });
});

describe('counting vitest', () => {
  const report = (more) => ({ success: true, numPassedTests: 5, numFailedTests: 0, testResults: [], ...more });

  test('takes its own numbers', () => {
    expect(countVitest(report({}))).toEqual({ ...NO_TESTS, passed: 5 });
  });

  test('counts a file that did not load', () => {
    const testResults = [
      { status: 'failed', name: 'a.test.ts', message: 'No such module\n    at …', assertionResults: [] },
    ];
    expect(countVitest(report({ success: false, testResults }))).toMatchObject({
      ...NO_TESTS,
      passed: 5,
      failed: 1,
      problems: [{ title: 'a.test.ts', reason: ['No such module'] }],
      files: [{ name: 'a.test.ts' }],
    });
  });

  test('counts a file whose hook failed, with the error', () => {
    const skipped = [{ status: 'skipped', fullName: 'stores it', failureMessages: [] }];
    const testResults = [{ status: 'failed', name: 'a.test.ts', message: 'No port', assertionResults: skipped }];
    const { failed, problems } = countVitest(report({ success: false, testResults }));
    expect([failed, problems]).toEqual([1, [{ title: 'a.test.ts', where: 'a.test.ts', reason: ['No port'] }]]);
  });

  test('counts a file whose hook failed beside a test', () => {
    const assertionResults = [{ status: 'failed', fullName: 'stores it', failureMessages: ['1 is not 2'] }];
    const testResults = [{ status: 'failed', name: 'a.test.ts', message: 'No port', assertionResults }];
    const { failed, problems } = countVitest(report({ success: false, numFailedTests: 1, testResults }));
    expect([failed, problems.map(({ reason }) => reason)]).toEqual([2, [['No port'], ['1 is not 2']]]);
  });

  test('counts and names a file where the hook of a group failed', () => {
    const skipped = [{ status: 'skipped', fullName: 'stores it', failureMessages: [] }];
    const testResults = [{ status: 'failed', name: 'a.test.ts', message: '', assertionResults: skipped }];
    const { failed, problems } = countVitest(report({ success: false, testResults }));
    expect(failed).toBe(1);
    expect(problems).toMatchObject([{ title: 'a.test.ts', reason: [expect.stringContaining('hook')] }]);
  });

  test('counts and names an error outside of all tests', () => {
    const { failed, problems } = countVitest(report({ success: false }));
    expect(failed).toBe(1);
    expect(problems).toEqual([{ title: 'an error outside a test: the log has it above the counts' }]);
  });

  test('names what failed, with the place in the test and the error without its stack', () => {
    const name = join(ROOT, 'packages/lending/src/money.test.ts');
    const message = `1 is not 2\n\n+ 1\n- 2\n    at add (/elsewhere/money.ts:3:1)\n    at ${name}:17:9`;
    const assertionResults = [{ status: 'failed', fullName: 'money adds', failureMessages: [message] }];
    const testResults = [{ status: 'failed', name, message: '', assertionResults }];
    const { problems } = countVitest(report({ success: false, numFailedTests: 1, testResults }));
    expect(problems).toEqual([
      { title: 'money adds', where: 'packages/lending/src/money.test.ts:17', reason: ['1 is not 2', '+ 1', '- 2'] },
    ]);
  });

  test('counts and names skipped tests and tests to be written', () => {
    const assertionResults = ['skipped', 'todo', 'pending', 'passed'].map((status) => ({ status, fullName: status }));
    const testResults = [{ status: 'passed', name: 'a.test.ts', message: '', assertionResults }];
    const { skipped, skippedTests } = countVitest(report({ testResults }));
    expect(skipped).toBe(3);
    expect(skippedTests).toEqual(['skipped', 'todo', 'pending']);
  });

  test('names a test that passed at a second try, and counts it as passed', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'stores it', failureMessages: ['AssertionError: …'] },
      { status: 'passed', fullName: 'shows it', failureMessages: [] },
    ];
    const testResults = [{ status: 'passed', name: 'a.test.ts', assertionResults }];
    const counts = countVitest(report({ numPassedTests: 2, testResults }));
    expect([counts.passed, counts.failed, counts.secondTries]).toEqual([2, 0, ['stores it']]);
  });

  test('says how long the tests of a file took', () => {
    const testResults = [{ status: 'passed', name: 'a.test.ts', startTime: 500, endTime: 2500, assertionResults: [] }];
    expect(countVitest(report({ testResults })).files).toEqual([{ name: 'a.test.ts', milliseconds: 2000 }]);
  });

  test('is never green when vitest is not', () => {
    expect(countVitest(report({ success: false })).failed).toBe(1);
  });
});

test('counting Playwright counts errors outside tests as failures, and names skipped and flaky tests', () => {
  const failing = {
    title: 'opens',
    file: 'a.e2e.ts',
    line: 12,
    ok: false,
    tests: [
      {
        status: 'unexpected',
        results: [{ errors: [{ message: '\u001b[31mno page\u001b[39m\n\nCall log:' }], duration: 300 }],
      },
    ],
  };
  const flaky = {
    title: 'closes',
    file: 'a.e2e.ts',
    line: 20,
    ok: true,
    tests: [{ status: 'flaky', results: [200, 100].map((duration) => ({ errors: [], duration })) }],
  };
  const skipped = { title: 'prints', file: 'b.e2e.ts', line: 1, ok: true, tests: [{ status: 'skipped', results: [] }] };
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 1 },
    errors: [{ message: 'No login', location: { file: join(ROOT, 'e2e/support/session.ts'), line: 5 } }],
    suites: [{ suites: [{ specs: [failing, flaky, skipped] }] }],
  };
  expect(countPlaywright(report)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 1,
    problems: [
      { title: 'outside a test', where: 'e2e/support/session.ts:5', reason: ['No login'] },
      { title: 'opens', where: 'e2e/a.e2e.ts:12', reason: ['no page', 'Call log:'] },
    ],
    skippedTests: ['prints'],
    secondTries: ['closes'],
    files: [
      { name: 'a.e2e.ts', milliseconds: 600 },
      { name: 'b.e2e.ts', milliseconds: 0 },
    ],
  });
});

test('of all files the ten slowest are named with their times, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ name: `${index}.test.ts`, milliseconds: index * 1000 }));
  const lines = slowestFiles(files);
  expect(lines).toHaveLength(10);
  expect([lines[0], lines[9]]).toEqual(['11 s: 11.test.ts', '2.0 s: 2.test.ts']);
});
