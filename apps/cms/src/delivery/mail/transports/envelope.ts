import type { SendMailOptions } from 'nodemailer';
import type { ComposedMail } from './transport';

/** A mail as nodemailer takes it. Addresses are objects, so no text of a visitor is read as a list of addresses. */
export function envelopeOf({ messageId, from, to, replyTo, subject, html, text }: ComposedMail): SendMailOptions {
  return {
    ...{ messageId, from, replyTo, subject, html, text },
    to: { name: '', address: to },
    headers: {
      // RFC 3834: no machine answers it with a note of absence.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
  };
}
