import { Paragraph } from '../parts/parts';
import { StatusLink } from '../parts/status-link';
import type { MailTemplate } from '../template';

/** Brings another link to the page of an application, because the time of the last one is over. */
export const statusLink: MailTemplate<Record<string, never>> = {
  subject: ({ words }) => words.statusLink.subject,
  reason: ({ words, siteName }) => words.footer.application(siteName),
  Body: ({ context }) => (
    <>
      <Paragraph>{context.words.greeting}</Paragraph>
      <Paragraph>{context.words.statusLink.text}</Paragraph>
      <StatusLink context={context} />
    </>
  ),
};
