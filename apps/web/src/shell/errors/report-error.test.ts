import { browserErrorSchema } from '@prestafaro/types/browser-error';
import { beforeEach, expect, it, vi } from 'vitest';

const fetched = vi.fn();

/** A page of its own: what it has sent is remembered for the page. */
async function openPage(values: readonly string[] = []) {
  vi.resetModules();
  vi.stubGlobal('location', { origin: 'https://es.example' });
  vi.stubGlobal('document', { querySelectorAll: () => values.map((value) => ({ value })) });
  vi.stubGlobal('fetch', fetched.mockReset().mockRejectedValue(new TypeError('offline')));
  return (await import('@/shell/errors/report-error')).reportError;
}
beforeEach(() => void vi.unstubAllGlobals());

const withStack = (message: string, stack: string) => Object.assign(new TypeError(message), { stack });
const sentReports = () =>
  fetched.mock.calls.map(([, request]) => browserErrorSchema.parse(JSON.parse((request as { body: string }).body)));

const chromium = `TypeError: x
    at s (https://es.example/_next/static/chunks/1v_a.js:1:981)
    at Array.map (<anonymous>)
    at async Object.load (https://es.example/_next/static/chunks/0-b.js:2:3)
    at https://es.example/_next/static/chunks/0-b.js:2:9
    at https://es.example/reg/?name=ana:12:3
    at f (https://other.example/_next/static/chunks/0-b.js:1:1)`;
const firefox = `s@https://es.example/_next/static/chunks/1v_a.js:1:981
load@https://es.example/_next/static/chunks/0-b.js:2:3
@https://es.example/_next/static/chunks/0-b.js:2:9
[native code]`;

it('reportError: sends the places of a stack of Chromium that are in files of ours, and null for the others', async () => {
  const reportError = await openPage();
  reportError(withStack('x', chromium), 'script');
  expect(sentReports()).toEqual([
    {
      build: 'development',
      source: 'script',
      message: 'TypeError: x',
      frames: [
        { file: '1v_a.js', line: 1, column: 981, name: 's' },
        null,
        { file: '0-b.js', line: 2, column: 3, name: 'Object.load' },
        { file: '0-b.js', line: 2, column: 9 },
        null,
        null,
      ],
    },
  ]);
});

it('reportError: reads the stack of Firefox and Safari', async () => {
  const reportError = await openPage();
  reportError(withStack('x', firefox), 'promise');
  expect(sentReports()[0]?.frames.slice(0, 3)).toEqual([
    { file: '1v_a.js', line: 1, column: 981, name: 's' },
    { file: '0-b.js', line: 2, column: 3, name: 'load' },
    { file: '0-b.js', line: 2, column: 9 },
  ]);
});

it('reportError: sends no cookie, no path and nothing that was typed', async () => {
  const reportError = await openPage(['Ana María', 'on']);
  reportError(withStack('"Ana María" of ana@example.com is not at /reg/?dni=12345678Z', chromium), 'render');
  expect(sentReports()[0]?.message).toBe('TypeError: "[typed]" of [email] is not at /reg/?…');
  expect(fetched.mock.calls[0]).toMatchObject([
    '/api/error',
    { method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'origin' },
  ]);
});

it('reportError: sends the same error once and ten errors of a page at most', async () => {
  const reportError = await openPage();
  for (let index = 0; index < 24; index += 1) reportError(withStack('x'.repeat(index % 12), chromium), 'script');
  expect(sentReports()).toHaveLength(10);
});

it('reportError: sends no value of something thrown that is no error', async () => {
  const reportError = await openPage();
  reportError('Ana María', 'promise');
  expect(sentReports()).toMatchObject([{ message: 'Thrown: string', frames: [] }]);
});

it.each([
  ['of a browser extension', withStack('x', 'TypeError: x\n    at chrome-extension://abc/inject.js:1:2')],
  ['that the server has logged', Object.assign(new Error('x'), { digest: '123' })],
])('reportError: sends no error %s', async (_, error) => {
  const reportError = await openPage();
  reportError(error, 'render');
  expect(fetched).not.toHaveBeenCalled();
});

it('reportError: sends what the server accepts for a message of any length', async () => {
  const reportError = await openPage();
  reportError(withStack('😀 '.repeat(3_000), chromium), 'script');
  expect(sentReports()).toHaveLength(1);
});
