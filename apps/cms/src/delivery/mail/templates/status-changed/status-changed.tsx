import type { NoticedStatus } from '../../messages/mail-messages';
import { LenderLine } from '../parts/lender-line';
import { Paragraph } from '../parts/parts';
import { StatusLink } from '../parts/status-link';
import type { MailTemplate } from '../template';

/** Reports another status of an application. */
export const statusChanged: MailTemplate<{ status: NoticedStatus; lender?: string | null }> = {
  subject: ({ words }, { status }) => words.statusChanged[status].subject,
  reason: ({ words, siteName }) => words.footer.application(siteName),
  Body: ({ context, props }) => (
    <>
      <Paragraph>{context.words.greeting}</Paragraph>
      <Paragraph>{context.words.statusChanged[props.status].text}</Paragraph>
      <LenderLine context={context} lender={props.lender} />
      <StatusLink context={context} />
    </>
  ),
};
