import { expect, test } from 'vitest';
import { failureOf, refusalOfReport } from './failure';

const answered = (command: string, response: string) => ({
  ...{ code: 'EENVELOPE', command, response },
  responseCode: Number(response.slice(0, 3)),
});

test.each([
  ['550 5.1.1 <ana@example.com>: unknown', 'SMTP 550 5.1.1'],
  ['550-5.2.1 The mailbox is disabled\n550 5.2.1 bye', 'SMTP 550 5.2.1'],
])('a receiver that is refused with "%s" suppresses its address', (response, code) => {
  expect(failureOf(answered('RCPT TO', response))).toEqual({ kind: 'refused', code, isAddressDead: true });
});

test.each([
  ['RCPT TO', '552 5.2.2 Mailbox full'],
  ['RCPT TO', '550 5.1.8 Bad sender'],
  ['DATA', '550 Looks like spam'],
])('%s answered with "%s" ends the mail and suppresses no address', (command, response) => {
  expect(failureOf(answered(command, response))).toMatchObject({ kind: 'refused', isAddressDead: false });
});

test.each([
  '450 Greylisted',
  '452 4.2.2 Mailbox full',
  '421 Too many connections',
  '554 5.7.1 Relay access denied',
  '550 relay not permitted',
])('a receiver that is answered with "%s" is tried later, because our settings may be wrong', (response) => {
  expect(failureOf(answered('RCPT TO', response))).toMatchObject({ kind: 'later' });
});

test('a mail that is refused for a policy of senders is tried later', () => {
  expect(failureOf(answered('DATA', '550 5.7.26 Unauthenticated sender'))).toMatchObject({ kind: 'later' });
});

test.each([
  ['a refused login', answered('AUTH PLAIN', '535 5.7.8 Bad credentials'), 'SMTP 535 5.7.8'],
  ['a refused sender', answered('MAIL FROM', '550 5.7.1 Not your domain'), 'SMTP 550 5.7.1'],
  ['a refused connection', { code: 'ESOCKET', command: 'CONN' }, 'ESOCKET'],
  ['an error without a code', new Error('ana@example.com'), 'ERROR'],
])('%s counts as a mail server that is away', (_, error, code) => {
  expect(failureOf(error)).toEqual({ kind: 'away', code });
});

test('the code never repeats the text of the answer, which may name the address', () => {
  const { code } = failureOf(answered('RCPT TO', '550 5.1.1 <ana@example.com>: unknown'));
  expect(code).not.toContain('ana');
});

const reported = (action: string, status: string, diagnostic = '') => refusalOfReport({ action, status, diagnostic });

test.each([
  ['5.1.1', ''],
  ['5.1.10', 'smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound'],
  ['5.1.1 (bad destination mailbox address)', ''],
  ['5.0.0', 'smtp; 550 5.1.1 <ana@example.com>: unknown'],
  ['5.0.0', 'SMTP;550-5.1.1 unknown 550 5.1.1 bye'],
  ['', 'smtp; 550 5.2.1 disabled'],
])('a report of a failure with the status "%s" and the answer "%s" suppresses the address', (status, diagnostic) => {
  expect(reported('failed', status, diagnostic)).toMatchObject({ kind: 'refused', isAddressDead: true });
});

test.each([
  ['5.2.2', ''],
  ['5.7.1', 'smtp; 550 5.7.1 Spam'],
  ['5.0.0', 'smtp; 550 No such user'],
  ['5.0.0', ''],
])('a report of a failure with the status "%s" and the answer "%s" suppresses no address', (status, diagnostic) => {
  expect(reported('failed', status, diagnostic)).toMatchObject({ kind: 'refused', isAddressDead: false });
});

test.each([
  ['delayed', '4.4.1', ''],
  ['delayed', '5.1.1', ''],
  ['delivered', '2.0.0', ''],
  ['relayed', '2.1.5', ''],
  ['failed', '4.4.1', ''],
  ['failed', '4.0.0', 'smtp; 450 4.2.0 Greylisted'],
  ['failed', '', 'x-unix; 550 5.1.1 unknown'],
  ['', '5.1.1', ''],
])('nothing follows from a report "%s" with the status "%s" and the answer "%s"', (action, status, diagnostic) => {
  expect(reported(action, status, diagnostic)).toBeNull();
});

test('the code of a report has the number alone', () => {
  expect(reported(' Failed', '5.0.0', 'smtp; 550 5.1.1 <ana@example.com>')?.code).toBe('returned 5.1.1');
});
