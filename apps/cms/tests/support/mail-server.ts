import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The headers and the text as they were sent. */
  source: string;
  messageId: string;
}

/** An answer of the server other than 250: `550 5.1.1 User unknown`. */
export const smtpError = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

interface Behaviour {
  port?: number;
  /** Refuses a receiver by the returned error. */
  refuse?(address: string): Error | null;
  /** Runs when a mail has arrived and is not confirmed yet. Its error is the answer. */
  beforeAnswer?(mail: ReceivedMail): Promise<void>;
}

/** A real mail server on the loopback, without TLS and without a login. */
export async function startMailServer({ port = 0, refuse, beforeAnswer }: Behaviour = {}) {
  const received: ReceivedMail[] = [];
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => done(refuse?.(address) ?? undefined),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const source = Buffer.concat(chunks).toString('utf8');
        const mail = {
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          source,
          messageId: /^Message-ID: (<[^>]+>)/im.exec(source)?.[1] ?? '',
        };
        received.push(mail);
        await (beforeAnswer?.(mail) ?? Promise.resolve()).then(
          () => done(),
          (error: Error) => done(error),
        );
      });
    },
  };
  const server = new SMTPServer(options);
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const own = (server.server.address() as AddressInfo).port;
  return {
    port: own,
    url: `smtp://127.0.0.1:${own}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** What the CMS under test has to know to send its mails there, instead of to a folder. */
export const mailEnvironment = (server: { url: string }) => ({
  SMTP_URL: server.url,
  MAIL_FROM: 'avisos@example.com',
  MAIL_FOLDER: '',
  MAIL_BOUNCE_TOKEN: '',
});

/** The source of a mail, decoded (quoted-printable of UTF-8), on one line. */
export function wordsOf({ source }: ReceivedMail): string {
  const bytes = source
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8').replace(/\s+/g, ' ');
}

/** The token of the link in the words of a mail. */
export function linkedToken(words: string): string {
  const token = /\/mail\/\?token=([\w-]{43})/.exec(words)?.[1];
  if (!token) throw new Error('The mail has no link');
  return token;
}
