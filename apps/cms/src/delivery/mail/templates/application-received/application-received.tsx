import { Paragraph } from '../parts/parts';
import { StatusLink } from '../parts/status-link';
import type { MailTemplate } from '../template';

/** Confirms an application right after it was stored. */
export const applicationReceived: MailTemplate<{ amount: number }> = {
  subject: ({ words }) => words.applicationReceived.subject,
  reason: ({ words, siteName }) => words.footer.application(siteName),
  Body: ({ context, props }) => {
    const { received, next, decision } = context.words.applicationReceived;
    return (
      <>
        <Paragraph>{context.words.greeting}</Paragraph>
        <Paragraph>{received(context.money(props.amount))}</Paragraph>
        <Paragraph>{next}</Paragraph>
        <Paragraph>{decision}</Paragraph>
        <StatusLink context={context} />
      </>
    );
  },
};
