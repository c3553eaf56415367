import { AffiliateLink } from '../parts/affiliate-link';
import { AffiliateTerms, type MailedTerms } from '../parts/affiliate-terms';
import { CodeParagraph, Paragraph } from '../parts/parts';
import type { MailTemplate } from '../template';

/** Tells an affiliate of the approval, with the code and the link to the page of the affiliate. */
export const affiliateApproved: MailTemplate<{ affiliateId: number; code: string } & MailedTerms> = {
  subject: ({ words }) => words.affiliate.approved.subject,
  reason: ({ words, siteName }) => words.affiliate.footer(siteName),
  Body: ({ context, props }) => {
    const { greeting, affiliate } = context.words;
    const { approved, code, counted } = affiliate.approved;
    return (
      <>
        <Paragraph>{greeting}</Paragraph>
        <Paragraph>{approved}</Paragraph>
        <AffiliateTerms context={context} terms={props.terms} payout={props.payout} />
        <CodeParagraph code={props.code}>{code(props.code)}</CodeParagraph>
        <Paragraph>{counted}</Paragraph>
        <AffiliateLink context={context} label={affiliate.pageLink} hint={affiliate.hint} />
      </>
    );
  },
};
