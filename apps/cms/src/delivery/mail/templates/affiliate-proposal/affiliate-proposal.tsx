import type { ProposedField } from '@prestafaro/types/affiliate-proposal';
import type { MailMessages } from '../../messages/mail-messages';
import type { AffiliateProposed } from '../affiliate-props';
import { AffiliateLink } from '../parts/affiliate-link';
import { AffiliateTerms } from '../parts/affiliate-terms';
import { List, Paragraph } from '../parts/parts';
import type { MailTemplate } from '../template';

/** Asks an affiliate to confirm a change, which is not valid before. It repeats no text that was typed into the form of the programme. */
export const affiliateProposal: MailTemplate<AffiliateProposed> = {
  subject: ({ words }, { kind }) => words.affiliate.proposal[kind].subject,
  reason: ({ words, siteName }) => words.affiliate.footer(siteName),
  Body: ({ context, props }) => {
    const { greeting, affiliate } = context.words;
    const { kind, fields, payout } = props;
    const { text, link, hint } = affiliate.proposal[kind];
    return (
      <>
        <Paragraph>{greeting}</Paragraph>
        <Paragraph>{text}</Paragraph>
        {kind === 'request' && <List items={namesOf(fields, affiliate.fields)} />}
        <AffiliateTerms context={context} terms={null} payout={payout} />
        <AffiliateLink context={context} label={link} hint={hint} />
        <Paragraph>{affiliate.notYou}</Paragraph>
      </>
    );
  },
};

/** The account is in no request. */
const namesOf = (fields: readonly ProposedField[], names: MailMessages['affiliate']['fields']) =>
  fields.flatMap((field) => (field === 'account' ? [] : [names[field]]));
