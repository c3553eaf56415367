import type { SendMailOptions } from 'nodemailer';
import type { ComposedMail } from './transport';

/** Some providers put a `Message-ID` of their own in the place of ours, so a bounce finds its mail by this header too. */
export const MAIL_ID_HEADER = 'X-Outbox-Id';

/** A mail as nodemailer takes it. Addresses are objects, so no text of a visitor is read as a list of addresses. */
export function envelopeOf({
  messageId,
  from,
  to,
  replyTo,
  oneClickUrl,
  subject,
  html,
  text,
}: ComposedMail): SendMailOptions {
  return {
    ...{ messageId, from, replyTo, subject, html, text },
    to: { name: '', address: to },
    headers: {
      // RFC 3834: no machine answers it with a note of absence.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      [MAIL_ID_HEADER]: messageId,
      ...(oneClickUrl !== undefined && {
        // RFC 2369 and RFC 8058. Without an address for mails, because nobody reads such a mailbox.
        'List-Unsubscribe': `<${oneClickUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
