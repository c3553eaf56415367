import { expect, test } from 'vitest';
import { createSteps } from '../console/steps.mjs';
import { runChecks } from './run-checks.mjs';

test('runs the other checks after one that failed, and returns the failed ones', async () => {
  const seen = [];
  const check = (name, error) => ({
    name,
    run: async () => {
      seen.push(name);
      if (error) throw error;
    },
  });
  const error = new Error('not clean');
  const checks = [check('lint', error), check('types'), check('imports'), check('tests')];
  expect(await runChecks(checks, createSteps({ write: () => {} }), {})).toEqual([{ name: 'lint', error }]);
  expect(seen.sort()).toEqual(['imports', 'lint', 'tests', 'types']);
});
