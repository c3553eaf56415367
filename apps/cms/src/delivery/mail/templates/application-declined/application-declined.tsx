import { LenderLine } from '../parts/lender-line';
import { List, Paragraph } from '../parts/parts';
import { StatusLink } from '../parts/status-link';
import type { MailTemplate } from '../template';

/** Reports that the lender declined, and what the applicant can do now. */
export const applicationDeclined: MailTemplate<{ lender?: string | null }> = {
  subject: ({ words }) => words.applicationDeclined.subject,
  reason: ({ words, siteName }) => words.footer.application(siteName),
  Body: ({ context, props }) => {
    const { declined, options, steps } = context.words.applicationDeclined;
    return (
      <>
        <Paragraph>{context.words.greeting}</Paragraph>
        <Paragraph>{declined}</Paragraph>
        <LenderLine context={context} lender={props.lender} />
        <Paragraph>{options}</Paragraph>
        <List items={steps} />
        <StatusLink context={context} />
      </>
    );
  },
};
