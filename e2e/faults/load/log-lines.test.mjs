import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../scripts/processes/temporary-folder.mjs';
import { LogMark, parseLog, repeatedLines } from './log-lines.mjs';

const line = (level, message) => JSON.stringify({ level, message });

test('parseLog separates JSON lines with a level and a message from all other lines', () => {
  const { lines, others } = parseLog(`${line('info', 'Redis is back')}\n\nstack trace\n{"a":1}\n`);
  expect(lines).toEqual([{ level: 'info', message: 'Redis is back' }]);
  expect(others).toEqual(['stack trace', '{"a":1}']);
});

test('repeatedLines finds a warning that repeats more often than allowed', () => {
  const { lines } = parseLog(
    [...Array(4).fill(line('error', 'The CMS did not answer')), ...Array(9).fill(line('info', 'request'))].join('\n'),
  );
  expect(repeatedLines(lines)).toEqual(['4 × The CMS did not answer']);
  expect(repeatedLines(lines, 4)).toEqual([]);
});

test('LogMark reads what was added to a log, and the whole of a new log', () => {
  const file = join(temporaryFolder('log-mark'), 'web.log');
  writeFileSync(file, 'before\n');
  const mark = new LogMark([file, '/nowhere.log']);
  appendFileSync(file, 'after\n');
  expect(mark.since(file)).toBe('after\n');
  writeFileSync(file, 'new\n');
  mark.startNew(file);
  expect(mark.since(file)).toBe('new\n');
  expect(mark.since('/nowhere.log')).toBe('');
});
