import { expect, test } from 'vitest';
import { Failure } from '../console/failure.mjs';
import { describeProblem } from './static-checks.mjs';

test('a check that failed is named with the last lines that it printed', () => {
  const error = new Failure('Types: not clean.', { log: 'a.ts(1,2): error TS2322\n\n1 task failed' });
  expect(describeProblem({ name: 'Types', error })).toEqual({
    title: 'Types: not clean',
    reason: ['a.ts(1,2): error TS2322', '1 task failed'],
  });
});

test('an error that no check expects is shown as it is', () => {
  expect(describeProblem({ name: 'Types', error: new Error('no such program') })).toEqual({
    title: 'Types: not clean',
    reason: ['Error: no such program'],
  });
});
