import { AffiliateLink } from '../parts/affiliate-link';
import { Paragraph } from '../parts/parts';
import type { MailTemplate } from '../template';

/** Another link to the page of an affiliate, after the former one expired or the form was sent again. */
export const affiliateLink: MailTemplate<{ affiliateId: number }> = {
  subject: ({ words }) => words.affiliate.newLink.subject,
  reason: ({ words, siteName }) => words.affiliate.footer(siteName),
  Body: ({ context }) => {
    const { greeting, affiliate } = context.words;
    return (
      <>
        <Paragraph>{greeting}</Paragraph>
        <Paragraph>{affiliate.newLink.text}</Paragraph>
        <AffiliateLink context={context} label={affiliate.pageLink} hint={affiliate.hint} />
      </>
    );
  },
};
