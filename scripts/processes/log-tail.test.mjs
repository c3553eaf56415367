import { expect, test } from 'vitest';
import { lastLines, tailOfLog } from './log-tail.mjs';

test('returns the last lines of a log that are not blank, without colours', () => {
  expect(lastLines('one\n\n\u001b[31mtwo\u001b[39m\n  \nthree\n', 2)).toBe('two\nthree');
});

test('returns nothing for a log that does not exist', () => {
  expect(tailOfLog('/nowhere/at-all.log')).toBe('');
});
