import { expect, test } from 'vitest';
import { lastLines, tailOfLog } from './log-tail.mjs';

test('the end of a log is its last lines with words, without colours', () => {
  expect(lastLines('one\n\n\u001b[31mtwo\u001b[39m\n  \nthree\n', 2)).toBe('two\nthree');
});

test('a log that was never written is empty', () => {
  expect(tailOfLog('/nowhere/at-all.log')).toBe('');
});
