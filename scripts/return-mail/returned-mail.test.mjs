import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { newestMail, reportOf } from './returned-mail.mjs';

test('reportOf: names the receiver, and returns the headers of the mail without its text', () => {
  const report = reportOf('To: Ana <ana@example.net>\nMessage-ID: <1@example.com>\n\nHola, Ana');
  expect(report).toContain('Final-Recipient: rfc822; ana@example.net\r\nAction: failed\r\nStatus: 5.1.1');
  expect(report).toContain('Message-ID: <1@example.com>');
  expect(report).not.toContain('Hola');
});

test('newestMail: is the last file of the folder, or null', () => {
  const folder = temporaryFolder('mails');
  expect(newestMail(folder)).toBeNull();
  for (const name of ['2026-01-02-b.eml', '2026-01-03-a.html', '2026-01-01-c.eml'])
    writeFileSync(join(folder, name), '');
  expect(newestMail(folder)).toBe(join(folder, '2026-01-02-b.eml'));
  expect(newestMail(join(folder, 'none'))).toBeNull();
});
