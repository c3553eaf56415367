import { expect, test } from 'vitest';
import { type BrowserError, browserErrorSchema } from './browser-error.ts';

const frame = { file: '1v_mc5q1kq352.js', line: 1, column: 981, name: 's' };
const report: BrowserError = { build: 'k3-J9_x0', source: 'script', message: 'TypeError: x', frames: [frame, null] };

test('browserErrorSchema: accepts a report with places inside and outside of our files', () => {
  expect(browserErrorSchema.parse(structuredClone(report))).toEqual(report);
});

test.each([
  ['an unknown field', { ...report, client_id: 'x' }],
  ['an unknown field of a place', { ...report, frames: [{ ...frame, url: '/reg/' }] }],
  ['a file in another folder', { ...report, frames: [{ ...frame, file: '../server/x.js' }] }],
  ['a file that is no script', { ...report, frames: [{ ...frame, file: 'x.js.map' }] }],
  ['a line break in a name', { ...report, frames: [{ ...frame, name: 'a\nb' }] }],
  ['line 0', { ...report, frames: [{ ...frame, line: 0 }] }],
  ['more than 20 places', { ...report, frames: Array.from({ length: 21 }, () => frame) }],
  ['a message of 501 characters', { ...report, message: 'x'.repeat(501) }],
  ['a build that contains a path', { ...report, build: '../x' }],
  ['another source', { ...report, source: 'server' }],
  ['a list', [report]],
  ['null', null],
])('browserErrorSchema: refuses %s', (_, wrong) => {
  expect(browserErrorSchema.safeParse(wrong).success).toBe(false);
});
