import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { envelopeOf } from './envelope';
import type { MailTransport } from './transport';

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY = 0o600;

/**
 * Keeps mails as files instead of sending them: `<time>-<id>.eml`, as a mail program opens it, and beside it the page that a visitor
 * would see, `<time>-<id>.html`. The files hold addresses, so only their owner may read them.
 */
export function folderTransport(folder: string, now: () => Date = () => new Date()): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const makeFolder = () => mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(envelopeOf(mail));
      const id = mail.messageId.replace(/^<|@.*$/g, '');
      const name = `${now().toISOString().replace(/[:.]/g, '-')}-${id}`;
      await makeFolder();
      await writeFile(path.join(folder, `${name}.html`), mail.html, { mode: OWNER_ONLY });
      await writeFile(path.join(folder, `${name}.eml`), message as Buffer, { mode: OWNER_ONLY });
    },
    async verify() {
      await makeFolder();
    },
  };
}
