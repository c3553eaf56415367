// @ts-check
// Returns a mail that a local start kept, as a mail server does whose receiver does not exist: docs/deploy.md, "Mails that come back".
//   node scripts/return-mail.mjs [mail.eml]
import { readFileSync } from 'node:fs';
import { portsOf, readLocalEnvironment } from './environment/local-environment.mjs';
import { MAIL_FOLDER } from './paths.mjs';
import { newestMail, reportOf } from './return-mail/returned-mail.mjs';

const environment = readLocalEnvironment();
const file = process.argv[2] ?? newestMail(environment.MAIL_FOLDER || MAIL_FOLDER);
if (file === null) {
  console.error('No mail is kept yet. Send an application on a local site, or name the file of a mail.');
  process.exit(1);
}
const address = `http://localhost:${portsOf(environment).cms}/api/mail-bounces`;
try {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${environment.MAIL_BOUNCE_TOKEN ?? ''}` },
    body: reportOf(readFileSync(file, 'utf8')),
  });
  console.log(`${file} was returned to ${address}, which answered ${answer.status}: ${await answer.text()}`);
  if (!answer.ok) process.exitCode = 1;
} catch (error) {
  console.error(
    `${address} does not answer: start the CMS with npm start. (${error instanceof Error ? error.message : error})`,
  );
  process.exitCode = 1;
}
