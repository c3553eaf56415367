import { randomHexCommand } from './shared-variables.ts';
import type { VariableTable } from './variable.ts';

/** How the CMS sends mails to visitors: docs/deploy.md, "Mail". */
export const mailVariables = {
  SMTP_URL: {
    meaning:
      'mail server that sends the mails to visitors: smtps:// for TLS, smtp:// for STARTTLS, which is required if the address has a password; left out: no mails are sent',
    example: 'smtps://user:password@smtp.example.com:465',
    secret: true,
    group: 'mail',
  },
  MAIL_FROM: {
    meaning: 'sender address of these mails, of a domain for which the mail server may send; SMTP_URL needs it',
    example: 'avisos@example.com',
    group: 'mail',
  },
  MAIL_BOUNCE_TO: {
    meaning:
      'address to which servers return mails that they accepted and could not deliver (the envelope sender); left out: MAIL_FROM',
    example: 'devueltos@example.com',
    group: 'mail',
  },
  MAIL_BOUNCE_TOKEN: {
    meaning:
      'token of 16 characters or more with which your mail server hands returned mails to the CMS, at /api/mail-bounces; left out: the CMS takes none',
    example: randomHexCommand,
    secret: true,
    group: 'mail',
  },
  MAIL_FOLDER: {
    meaning:
      'folder in which mails are kept as files instead of being sent, for development; npm start sets it if there is no SMTP_URL',
    example: '/tmp/mails',
    group: 'server',
  },
} as const satisfies VariableTable;
