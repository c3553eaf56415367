import { LenderLine } from '../parts/lender-line';
import { Paragraph } from '../parts/parts';
import { StatusLink } from '../parts/status-link';
import type { MailTemplate } from '../template';

/** Reports that the lender approved. It says who sends it and has no marketing in it: no offer, no further link (R31). */
export const applicationApproved: MailTemplate<{ amount: number; lender?: string | null }> = {
  subject: ({ words }) => words.applicationApproved.subject,
  reason: ({ words, siteName }) => words.footer.application(siteName),
  Body: ({ context, props }) => {
    const { approved, sender, next } = context.words.applicationApproved;
    return (
      <>
        <Paragraph>{context.words.greeting}</Paragraph>
        <Paragraph>{approved(context.money(props.amount))}</Paragraph>
        <LenderLine context={context} lender={props.lender} />
        <Paragraph>{sender}</Paragraph>
        <Paragraph>{next}</Paragraph>
        <StatusLink context={context} />
      </>
    );
  },
};
