import { describe, expect, test } from 'vitest';
import { describeFailure, Failure } from './failure.mjs';

describe('a failure in the terminal', () => {
  test('says what happened, what the process said, and how to mend it', () => {
    const failure = new Failure('The CMS did not start.', {
      hint: 'Run npm run doctor.',
      log: 'a\nb',
      logFile: 'x.log',
    });
    expect(describeFailure(failure)).toBe(
      '✗ The CMS did not start.\n\n  │ a\n  │ b\n\n  The whole log: x.log\n\n  → Run npm run doctor.',
    );
  });

  test('keeps the stack of an error nobody foresaw', () => {
    expect(describeFailure(new TypeError('boom'))).toContain('failure.test.mjs');
  });
});
