import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { refusalOfReport } from '../failure';
import { type BounceReport, readReport } from './read-report';

/** As it crosses the network. */
const sample = (name: string) =>
  readFileSync(path.join(__dirname, 'testing', `${name}.eml`), 'utf8').replace(/\r?\n/g, '\r\n');

const ID = '<11111111-1111-4111-8111-111111111111@example.com>';

async function read(source: string): Promise<BounceReport> {
  const report = await readReport(source);
  if (typeof report === 'string') throw new Error(report);
  return report;
}

// The one of Postfix was made by Postfix 3.7, with names changed and the mail in it shortened. The others have the shape of their server.
describe.each(['postfix', 'exim', 'exchange', 'gmail', 'amazon-ses', 'utf8-address'])('a report of %s', (name) => {
  test('names the mail that came back', async () => {
    expect((await read(sample(name))).messageIds).toContain(ID);
  });

  test('says that the address does not exist', async () => {
    const { results } = await read(sample(name));
    expect(results).toHaveLength(1);
    expect(results.map(refusalOfReport)).toMatchObject([{ kind: 'refused', isAddressDead: true }]);
  });

  test('is read with the line ends of Unix too, and without its last lines', async () => {
    const source = sample(name).replace(/\r\n/g, '\n');
    const shortened = source.slice(0, source.lastIndexOf('Message-ID:') + 120);
    expect(await readReport(shortened)).toEqual(await read(sample(name)));
  });
});

test('a report of Amazon SES names the mail by our own header, because SES replaces the Message-ID', async () => {
  const { messageIds } = await read(sample('amazon-ses'));
  expect(messageIds).toHaveLength(2);
  expect(messageIds[0]).toBe(ID);
});

test('a notice of a delay is read as one', async () => {
  const { results, messageIds } = await read(sample('postfix-delayed'));
  expect(results).toMatchObject([{ action: 'delayed', status: '4.4.1' }]);
  expect(messageIds).toContain(ID);
});

test('a report about several receivers has one result for each', async () => {
  const another = 'Final-Recipient: rfc822; eva@example.net\r\nAction: relayed\r\nStatus: 2.0.0\r\n\r\n';
  const source = sample('postfix').replace('Final-Recipient:', `${another}Final-Recipient:`);
  expect((await read(source)).results.map(({ action }) => action)).toEqual(['relayed', 'failed']);
});

const withoutPart = (source: string, type: string) =>
  source.replace(`Content-Type: ${type}`, 'Content-Type: image/png');

const nested = Array.from(
  { length: 300 },
  (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`,
);

test('a report names the mail that it returns, whatever the body of that mail is', async () => {
  const source = sample('postfix').replace(/^Content-Type: multipart\/alternative;[^:]*\r\n\r\n/m, nested.join(''));
  expect((await read(source)).messageIds).toContain(ID);
});

test.each([
  ['an answer of a person', 'From: ana@example.net\r\nSubject: Re: Tu solicitud\r\n\r\nGracias'],
  ['nothing', ''],
  ['bytes that are no mail', '\u0000\u0001--\r\n--'],
  ['a report without its status', withoutPart(sample('postfix'), 'message/delivery-status')],
  ['a report that names no receiver', sample('postfix').replace(/^Action:.*\r\n/m, '')],
  [
    'a mail that has a report attached',
    `Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: message/rfc822\r\n\r\n${sample('postfix')}\r\n--x--\r\n`,
  ],
  ['a mail with hundreds of parts in each other', nested.join('')],
])('%s is no report', async (_, source) => {
  expect(await readReport(source)).toBe('not-a-report');
});

test.each([
  ['no headers', withoutPart(sample('postfix'), 'message/rfc822')],
  ['headers without an id', sample('postfix').replace(/^(X-Outbox-ID|Message-ID):.*\r\n/gm, '')],
])('a report that returns %s names no mail', async (_, source) => {
  expect(await readReport(source)).toBe('no-message-id');
});

test('a report with thousands of receivers is read up to the twentieth block', async () => {
  const many = 'Action: failed\r\nStatus: 5.1.1\r\n\r\n'.repeat(1500);
  const source = sample('postfix').replace('Final-Recipient:', `${many}Final-Recipient:`);
  expect((await read(source)).results).toHaveLength(19);
});
