import { expect, test } from 'vitest';
import { readWrk } from './wrk.mjs';

const output = (p99, more = '') => `Running 5s test @ http://localhost:3000/
  1 threads and 32 connections
  Latency Distribution
     50%    6.30ms
     99%  ${p99}
  22770 requests in 5.00s, 1.21GB read
${more}Requests/sec:   4553.21
Transfer/sec:    248.10MB
`;

test.each([
  ['812.00us', 0.812],
  ['14.90ms', 14.9],
  ['1.20s', 1200],
])('readWrk reads a p99 of %s as %d milliseconds', (text, p99) => {
  expect(readWrk(output(text))).toEqual({ perSecond: 4553.21, p99 });
});

test.each(['  Non-2xx or 3xx responses: 12\n', '  Socket errors: connect 0, read 3, write 0, timeout 0\n'])(
  'readWrk throws for wrong answers: %s',
  (line) => {
    expect(() => readWrk(output('1.00ms', line))).toThrow(line.trim());
  },
);

test('readWrk reads the speed of answers 404 if all of them are', () => {
  const url = 'http://localhost/nothing/';
  const all = output('1.00ms', '  Non-2xx or 3xx responses: 22770\n');
  expect(readWrk(all, url, { isMissing: true }).perSecond).toBe(4553.21);
  const some = output('1.00ms', '  Non-2xx or 3xx responses: 22769\n');
  expect(() => readWrk(some, url, { isMissing: true })).toThrow('22769 of 22770');
  expect(() => readWrk(output('1.00ms'), url, { isMissing: true })).toThrow('0 of 22770');
});

test('readWrk throws for a text that is not output of wrk', () => {
  expect(() => readWrk('unable to connect')).toThrow('unexpected format');
});
