import { expect, test } from 'vitest';
import { markLost } from '../database/database-errors';
import { jsonLines, omitOutages } from './json-lines';
import { requestIdFrom, withinRequest } from './request-scope';

const MESSAGE = Symbol.for('message');
const SPLAT = Symbol.for('splat');

/** The written line for an info of winston; undefined = nothing is written. */
function written(info: object): Record<string, unknown> | undefined {
  const line = jsonLines.transform({ level: 'error', message: '', ...info } as never);
  return line ? JSON.parse((line as { [MESSAGE]: string })[MESSAGE]) : undefined;
}
const errorOf = (message: string, more: object) => Object.assign(new Error(message), { level: 'error', ...more });
/** The info that winston passes for a lone error: the error itself. */
const writtenOf = (error: Error) => {
  const line = jsonLines.transform(error as never) as { [MESSAGE]: string } | false;
  return line ? JSON.parse(line[MESSAGE]) : undefined;
};

test('jsonLines: writes level, time, app, message, further fields and the request id', () => {
  const info = { level: 'http', message: '\u001b[32mhello\u001b[39m', status: 200, deep: { email: 'a@b.example' } };
  expect(withinRequest('request-0001', () => written(info))).toEqual({
    level: 'info',
    time: expect.stringMatching(/Z$/),
    app: 'cms',
    message: 'hello',
    requestId: 'request-0001',
    status: 200,
  });
  expect(written({ message: 'at night' })).not.toHaveProperty('requestId');
});

test('jsonLines: writes message and stack of our own errors', () => {
  expect(writtenOf(errorOf('a rule is missing', {}))).toMatchObject({
    message: 'a rule is missing',
    stack: expect.stringContaining('json-lines.test'),
  });
});

test.each([
  [
    'PostgreSQL',
    { name: 'error', code: '22P02', severity: 'ERROR', table: 'comments', detail: 'Key (email)=(eva@b.example)' },
  ],
  ['SQLite', { name: 'SqliteError', code: 'SQLITE_CONSTRAINT_UNIQUE' }],
])('jsonLines: writes an error of %s without the values of its statement', (_, more) => {
  const error = errorOf("insert into comments values ('eva@b.example') - invalid: eva@b.example", more);
  const beside = { ...error, message: `Saving failed ${error.message}`, [SPLAT]: [error] };
  for (const line of [writtenOf(error), written({ message: error }), written(beside)]) {
    expect(line?.message).toContain(`A statement of the database failed: ${more.name} (${more.code})`);
    expect(line?.stack).toMatch(/^\s+at /);
    expect(JSON.stringify(line)).not.toContain('eva');
  }
  expect(written(beside)?.message).toMatch(/^Saving failed: /);
});

test('jsonLines: warns of a refused request, which is no error of this server, and does not repeat it', () => {
  const error = Object.assign(new SyntaxError('Unexpected token, "12345678Z" is not JSON'), {
    level: 'error',
    status: 400,
  });
  expect(writtenOf(error)).toMatchObject({ level: 'warn', message: 'A request was refused: SyntaxError (400)' });
  expect(JSON.stringify(writtenOf(error))).not.toContain('12345678Z');
});

test('jsonLines: omits errors of a lost database after the start, because DatabaseWatch logs them once', () => {
  const lost = errorOf('connect ECONNREFUSED', { code: 'ECONNREFUSED' });
  markLost(lost);
  expect(writtenOf(lost)?.message, 'it ends the start').toContain('ECONNREFUSED');
  omitOutages();
  expect(writtenOf(lost)).toBeUndefined();
  expect(writtenOf(errorOf('connect ECONNREFUSED', { code: 'ECONNREFUSED' })), 'of another server').toBeDefined();
});

test('requestIdFrom: keeps a valid id and replaces others', () => {
  expect(requestIdFrom('abc_DEF-123')).toBe('abc_DEF-123');
  for (const none of [undefined, '', 'short', 'with spaces in it', 'x'.repeat(65), '{"json":"injected"}']) {
    expect(requestIdFrom(none)).toMatch(/^[0-9a-f-]{36}$/);
  }
});
