import { describe, expect, test } from 'vitest';
import { judge, playwrightResults, vitestResults } from './results.mjs';

const report = {
  suites: [
    {
      specs: [
        {
          file: 'publish.e2e.ts',
          title: 'edit',
          ok: true,
          tests: [{ annotations: [{ type: 'visible after', description: '90 ms' }] }],
        },
      ],
      suites: [
        {
          specs: [
            { file: 'publish.e2e.ts', title: 'withdraw', ok: false, tests: [{ annotations: [{ type: 'serial' }] }] },
          ],
        },
      ],
    },
  ],
};

describe('the verdict on a bullet', () => {
  test('counts the tests of its files and shows what they measured and what failed', () => {
    expect(judge(playwrightResults(report), ['publish.e2e.ts'])).toEqual({
      isPassed: false,
      figures: '1 of 2 tests; visible after 90 ms; ✗ withdraw',
    });
  });

  test('is negative for a file without tests', () => {
    expect(judge(playwrightResults(report), ['routing.e2e.ts']).isPassed).toBe(false);
  });

  test('is positive when every test of every file passed', () => {
    const results = vitestResults({
      testResults: [{ name: '/x/tests/access.test.ts', assertionResults: [{ fullName: 'a b', status: 'passed' }] }],
    });
    expect(judge(results, ['access.test.ts'])).toEqual({ isPassed: true, figures: '1 of 1 tests' });
  });
});
