import { expect, test } from 'vitest';
import { ROOT } from '../paths.mjs';
import { logLines } from './log-lines.mjs';

const line = (fields) => JSON.stringify({ level: 'info', time: '2026-01-01T00:00:00.000Z', app: 'web', ...fields });
const request = (fields) =>
  line({ message: 'GET /', method: 'GET', path: '/ofertas/', status: 200, milliseconds: 35, ...fields });

test('prints one line for a request: app, method, status, milliseconds, host and path', () => {
  expect(logLines('web')(request({ host: 'mx.localhost' }))).toEqual([
    '  web GET  200     35 ms  mx.localhost/ofertas/',
  ]);
  expect(logLines('web')(request({}))).toEqual(['  web GET  200     35 ms  /ofertas/']);
});

test('leaves out the requests of the start, without those that had a problem', () => {
  const print = logLines('cms', { isReady: () => false });
  expect(print(request({}))).toEqual([]);
  print(line({ level: 'error', requestId: 'abc', message: 'It failed' }));
  expect(print(request({ requestId: 'abc', status: 500 }))).toHaveLength(2);
});

test('leaves out the files that a page view requests, without those that failed, unless it is verbose', () => {
  const files = ['/uploads/a_1.webp', '/media/a_1.webp', '/builds/meta/1.json', '/favicon.ico'];
  const [served, missing] = [200, 404].map((status) => files.map((path) => request({ path, status })));
  expect(served.flatMap(logLines('web'))).toEqual([]);
  expect(served.flatMap(logLines('web', { isVerbose: true }))).toHaveLength(4);
  expect(missing.flatMap(logLines('web'))).toHaveLength(4);
  expect(logLines('web')(request({ path: '/es-ES/media-buena/' }))).toHaveLength(1);
});

test('leaves out what is neither a request nor a problem, unless it is verbose', () => {
  const lines = [line({ message: 'Strapi started' }), ' ✓ Ready in 2s', ' GET / 200 in 35ms (next.js: 1ms)', ''];
  expect(lines.flatMap(logLines('web'))).toEqual([]);
  expect(lines.flatMap(logLines('web', { isVerbose: true }))).toHaveLength(4);
});

test('prints the error of a request below its line, once, with frames of our own code only', () => {
  const stack = [
    `    at load (${ROOT}/apps/web/src/features/page/load-page.ts:17:21)`,
    `    at run (${ROOT}/node_modules/react/index.js:1:1)`,
    '    at process.processTicksAndRejections (node:internal/process/task_queues:1:1)',
  ].join('\n');
  const error = line({ level: 'error', requestId: 'abc', message: 'Unhandled error', reason: 'Error: broken', stack });
  const print = logLines('web');
  expect(print(error)).toEqual([]);
  expect(print(error)).toEqual([]);
  expect(print(request({ requestId: 'other' }))).toHaveLength(1);
  expect(print(request({ requestId: 'abc', status: 500 }))).toEqual([
    '  web GET  500     35 ms  /ofertas/',
    '  web ✗ Unhandled error: Error: broken',
    '        at load (apps/web/src/features/page/load-page.ts:17:21)',
  ]);
});

test('prints an error outside of requests at once, and not again while nothing else goes wrong', () => {
  const print = logLines('cms');
  const error = line({ level: 'error', message: 'It failed' });
  expect(print(error)).toEqual(['  cms ✗ It failed']);
  expect(print(error)).toEqual([]);
  expect(print(line({ level: 'error', message: 'It failed otherwise' }))).toHaveLength(1);
  expect(print(error)).toHaveLength(1);
});

test('prints a warning of a start once, although the app starts again', () => {
  const print = logLines('cms');
  const warnings = ['legal details are incomplete', 'sendmail'].map((message) => line({ level: 'warn', message }));
  expect([...warnings, ...warnings].flatMap(print)).toHaveLength(2);
});

test('prints the whole of each line of an error, whose end names the file', () => {
  const file = 'apps/cms/src/content/labels/content-types/lender.ts';
  const long = `${'Strapi '.repeat(50)}is in no row of ${file}.`;
  const lines = logLines('cms')(line({ level: 'error', message: `${long}\n${long}`, stack: `    at ${long}:1:1` }));
  expect(lines).toEqual([`  cms ✗ ${long}`, `        ${long}`, `        at ${long}:1:1`]);
  expect(logLines('cms')(`Error: ${long}`)).toEqual([`  cms Error: ${long}`]);
});

test('shortens a long warning, a long address, and a line of bundled code', () => {
  const long = 'query '.repeat(200);
  const [warning = ''] = logLines('web')(line({ level: 'warn', message: 'Slow', reason: long }));
  const [address = ''] = logLines('web')(request({ path: `/?q=${long}` }));
  expect(Math.max(warning.length, address.length)).toBeLessThan(220);
  expect(logLines('web')(long.repeat(100))[0]?.length).toBeLessThan(2100);
});

test("leaves out Strapi's advice about a plugin that sends no mail of ours, unless it is verbose", () => {
  const advice = line({ level: 'warn', message: '[email]: The "sendmail" email provider is still supported, but …' });
  expect(logLines('cms')(advice)).toEqual([]);
  expect(logLines('cms', { isVerbose: true })(advice)).toHaveLength(1);
});

test('leaves out the absence of the CMS, which npm run dev states itself', () => {
  const print = logLines('web');
  expect(print(line({ level: 'error', message: 'The CMS is away', dependency: 'cms' }))).toEqual([]);
  expect(print(line({ level: 'error', message: 'No addresses', reason: 'CmsUnavailable: no answer' }))).toEqual([]);
});

test('prints the text of a program that ends with an exception', () => {
  expect(logLines('cms')('SyntaxError: Unexpected token')).toEqual(['  cms SyntaxError: Unexpected token']);
});
