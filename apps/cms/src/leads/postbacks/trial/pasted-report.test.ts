import { expect, test } from 'vitest';
import { pastedReport } from './pasted-report';

test.each([
  ['an address', 'https://es.example.com/api/postback?network=a&status=1'],
  ['a line of a log', 'GET /api/postback?network=a&status=1 HTTP/1.1'],
  ['the body of a form', 'network=a&status=1'],
  ['an address and the body of a form', 'https://es.example.com/api/postback?network=a\n\nstatus=1'],
])('pastedReport: reads %s', (_, text) => {
  const pasted = pastedReport(` ${text}\n`);
  expect(pasted?.kind === 'parameters' && [...pasted.parameters]).toEqual([
    ['network', 'a'],
    ['status', '1'],
  ]);
});

test('pastedReport: reads JSON', () => {
  expect(pastedReport('{"status":"sale"}')).toEqual({ kind: 'json', body: { status: 'sale' } });
});

test.each(['', 'hola', '{"status":', 'https://es.example.com/api/postback'])(
  'pastedReport: finds nothing in “%s”',
  (text) => {
    expect(pastedReport(text)).toBeNull();
  },
);
