import { describe, expect, test } from 'vitest';
import { describeFailure, Failure } from './failure.mjs';

describe('a failure in the terminal', () => {
  test('shows the message, the output of the process and the hint', () => {
    const failure = new Failure('The CMS did not start.', {
      hint: 'Run npm run doctor.',
      log: 'a\nb',
      logFile: 'x.log',
    });
    expect(describeFailure(failure)).toBe(
      '✗ The CMS did not start.\n\n  │ a\n  │ b\n\n  The whole log: x.log\n\n  → Run npm run doctor.',
    );
  });

  test('shows the stack of an unexpected error', () => {
    expect(describeFailure(new TypeError('boom'))).toContain('failure.test.mjs');
  });
});
