import { createTransport } from 'nodemailer';
import { isLoopbackHost } from '../local-request';
import { envelopeOf } from './envelope';
import type { MailTransport } from './transport';

const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Sends mails through the server of `SMTP_URL`. Each mail has a connection of its own: a mail server ends idle connections, and no
 * visitor waits for a mail.
 * @param bounceTo the envelope sender, to which servers return mails; the sender of the mail if left out
 */
export function smtpTransport(url: string, bounceTo?: string): MailTransport {
  const { username, hostname } = new URL(url);
  // A password must not cross a network in plain text. Without one the server may be a relay beside us.
  const requireTLS = username !== '' && !isLoopbackHost(hostname);
  const transport = createTransport({ url, ...TIMEOUTS, requireTLS, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send(mail) {
      // Objects, as in `envelopeOf`.
      const envelope = bounceTo !== undefined && { from: bounceTo, to: [{ name: '', address: mail.to }] };
      await transport.sendMail({ ...envelopeOf(mail), ...(envelope && { envelope }) });
    },
    async verify() {
      await transport.verify();
    },
  };
}
