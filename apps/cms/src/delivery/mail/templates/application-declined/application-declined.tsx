import { List, Paragraph } from '../parts/parts';
import { StatusLink } from '../parts/status-link';
import type { MailTemplate } from '../template';

/** Reports that the lender declined, and what the applicant can do now. */
export const applicationDeclined: MailTemplate<Record<never, never>> = {
  subject: ({ words }) => words.applicationDeclined.subject,
  reason: ({ words, siteName }) => words.footer.application(siteName),
  Body: ({ context }) => {
    const { declined, options, steps } = context.words.applicationDeclined;
    return (
      <>
        <Paragraph>{context.words.greeting}</Paragraph>
        <Paragraph>{declined}</Paragraph>
        <Paragraph>{options}</Paragraph>
        <List items={steps} />
        <StatusLink context={context} />
      </>
    );
  },
};
