import type { NoticedStatus } from '../../messages/mail-messages';
import { Paragraph } from '../parts/parts';
import { StatusLink } from '../parts/status-link';
import type { MailTemplate } from '../template';

/** Reports another status of an application. */
export const statusChanged: MailTemplate<{ status: NoticedStatus }> = {
  subject: ({ words }, { status }) => words.statusChanged[status].subject,
  reason: ({ words, siteName }) => words.footer.application(siteName),
  Body: ({ context, props }) => (
    <>
      <Paragraph>{context.words.greeting}</Paragraph>
      <Paragraph>{context.words.statusChanged[props.status].text}</Paragraph>
      <StatusLink context={context} />
    </>
  ),
};
