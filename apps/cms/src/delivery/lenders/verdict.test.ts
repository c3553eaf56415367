import { expect, test } from 'vitest';
import { MAX_WAIT_MS, verdictOf, verdictOfFailure } from './verdict';

const now = new Date('2026-11-24T10:00:00Z');
const nothing = { reference: null, status: null };
const verdict = (status: number, body = '', retryAfter: string | null = null) =>
  verdictOf({ status, body, retryAfter }, now);

test.each([200, 201, 202, 204, 409])('verdictOf: accepts an answer %d', (status) => {
  expect(verdict(status)).toEqual({ ...{ outcome: 'accepted', httpStatus: status }, ...nothing, fault: null });
});

test('verdictOf: reads reference and status of an answer', () => {
  const body = JSON.stringify({ reference: ' L-7 ', status: 'under_review', more: true });
  expect(verdict(200, body)).toMatchObject({ reference: 'L-7', status: 'under_review' });
});

test.each([
  ['no JSON', 'OK'],
  ['a list', '[]'],
  ['no texts', '{"reference":null}'],
])('verdictOf: takes nothing from an answer with %s', (_, body) => {
  expect(verdict(200, body)).toEqual({ ...{ outcome: 'accepted', httpStatus: 200 }, ...nothing, fault: null });
});

test.each([
  ['a number as reference', '{"reference":7}'],
  ['a reference of 121 characters', JSON.stringify({ reference: 'x'.repeat(121) })],
  ['a status of 81 characters', JSON.stringify({ status: 'x'.repeat(81) })],
  ['an empty status', '{"status":" "}'],
  ['a control character', JSON.stringify({ reference: 'L\u0000' })],
])('verdictOf: accepts an answer with %s, and says that it cannot use it', (_, body) => {
  const fault = 'UNUSABLE_ANSWER';
  expect(verdict(200, body)).toEqual({ ...{ outcome: 'accepted', httpStatus: 200 }, ...nothing, fault });
});

test('verdictOf: keeps the status of an answer whose reference is unusable', () => {
  expect(verdict(200, '{"reference":7,"status":"approved"}')).toMatchObject({
    ...{ reference: null, status: 'approved', fault: 'UNUSABLE_ANSWER' },
  });
});

test.each([400, 406, 410, 413, 415, 422])('verdictOf: takes %d as a refusal for good', (status) => {
  expect(verdict(status)).toEqual({ outcome: 'refused', httpStatus: status, error: `HTTP ${status}` });
});

test.each([301, 302, 307, 401, 403, 404, 405, 407, 408, 425, 429, 500, 502, 503])(
  'verdictOf: tries again after %d',
  (status) => {
    expect(verdict(status)).toEqual({ outcome: 'later', httpStatus: status, error: `HTTP ${status}`, waitMs: null });
  },
);

test.each([
  ['120', 120_000],
  ['Tue, 24 Nov 2026 10:05:00 GMT', 300_000],
  ['Tue, 24 Nov 2026 09:00:00 GMT', 0],
  ['999999', MAX_WAIT_MS],
  ['soon', null],
  ['-5', 0],
])('verdictOf: reads Retry-After %s as %d ms', (retryAfter, waitMs) => {
  expect(verdict(429, '', retryAfter)).toMatchObject({ waitMs });
});

test('verdictOfFailure: names the code of the failure and nothing else', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:443'), { code: 'ECONNREFUSED' });
  expect(verdictOfFailure(error)).toEqual({ outcome: 'away', httpStatus: null, error: 'ECONNREFUSED', waitMs: null });
  expect(verdictOfFailure('?')).toMatchObject({ error: 'ERROR' });
});
