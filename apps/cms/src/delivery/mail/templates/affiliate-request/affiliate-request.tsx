import { AffiliateLink } from '../parts/affiliate-link';
import { Paragraph } from '../parts/parts';
import type { MailTemplate } from '../template';

/** Confirms a request for the affiliate programme, and asks the holder of the address to confirm it. */
export const affiliateRequest: MailTemplate<{ affiliateId: number } | { proposalKey: string }> = {
  subject: ({ words }) => words.affiliate.request.subject,
  reason: ({ words, siteName }) => words.affiliate.footer(siteName),
  Body: ({ context }) => {
    const { received, confirm, link, hint, next } = context.words.affiliate.request;
    return (
      <>
        <Paragraph>{context.words.greeting}</Paragraph>
        <Paragraph>{received}</Paragraph>
        <Paragraph>{confirm}</Paragraph>
        <AffiliateLink context={context} label={link} hint={hint} />
        <Paragraph>{next}</Paragraph>
      </>
    );
  },
};
