import { formatDate, parseCalendarDate } from '@prestafaro/countries';
import type { AffiliateChanged } from '../affiliate-props';
import { AffiliateLink } from '../parts/affiliate-link';
import { AffiliateTerms } from '../parts/affiliate-terms';
import { Paragraph } from '../parts/parts';
import type { MailTemplate } from '../template';

/** Tells an affiliate what changed, from which day, and what to do if she did not want it. Of an account it has the end only. */
export const affiliateChanged: MailTemplate<AffiliateChanged> = {
  subject: ({ words }, { change }) => words.affiliate.changed[change].subject,
  reason: ({ words, siteName }) => words.affiliate.footer(siteName),
  Body: ({ context, props }) => {
    const { greeting, affiliate } = context.words;
    const { change, day, terms, payout } = props;
    const date = parseCalendarDate(day);
    return (
      <>
        <Paragraph>{greeting}</Paragraph>
        <Paragraph>{affiliate.changed[change].text(date ? formatDate(date, context.locale, 'long') : day)}</Paragraph>
        <AffiliateTerms context={context} terms={terms} payout={payout} />
        {context.contactEmail && <Paragraph>{affiliate.unexpected(context.contactEmail)}</Paragraph>}
        <AffiliateLink context={context} label={affiliate.pageLink} hint={affiliate.hint} />
      </>
    );
  },
};
