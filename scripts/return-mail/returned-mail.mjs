// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The newest mail of a folder; its files begin with the time.
 * @param {string} folder
 * @returns {string | null} null if there is none
 */
export function newestMail(folder) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  const newest = names.sort().at(-1);
  return newest === undefined ? null : join(folder, newest);
}

/**
 * The report by which a mail server returns a mail whose receiver does not exist (RFC 3464, status 5.1.1).
 * @param {string} mail as it was sent
 * @returns {string}
 */
export function reportOf(mail) {
  const lines = mail.split(/\r?\n/);
  const headers = lines.slice(0, Math.max(lines.indexOf(''), 1));
  const receiver = /^To:.*?([^\s<>,]+@[^\s<>,]+)/im.exec(headers.join('\n'))?.[1] ?? 'nobody@example.net';
  return [
    'From: MAILER-DAEMON@mx.example.net',
    'To: returned@example.com',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=parts',
    '',
    ...['--parts', 'Content-Type: text/plain', '', `${receiver} does not exist.`],
    ...['--parts', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.example.net', ''],
    ...[`Final-Recipient: rfc822; ${receiver}`, 'Action: failed', 'Status: 5.1.1', ''],
    ...['--parts', 'Content-Type: text/rfc822-headers', '', ...headers, ''],
    '--parts--',
    '',
  ].join('\r\n');
}
