import type { AffiliateProposalAnswer } from '@prestafaro/types/affiliate-proposal';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { type AffiliateRow, contactOf, hadContract, payoutDetailsOf } from './affiliate-row';
import { maskPayout } from './payout/mask-payout';
import type { Proposal } from './proposals';

type Line = AffiliateProposalAnswer['lines'][number];

/**
 * What a proposal would change of an affiliate; empty if nothing. The model and the way of payment are wishes of a request: with a contract the
 * first is agreed on, and the second is changed together with the account.
 */
export function proposedLines(personalData: PersonalData, affiliate: AffiliateRow, proposal: Proposal): Line[] {
  switch (proposal.kind) {
    case 'request': {
      const { name, website, text } = contactOf(personalData, affiliate);
      const { model, payoutMethod, ...contact } = proposal.content;
      const lines: Line[] = [
        { field: 'name', before: name, after: contact.name },
        { field: 'website', before: website, after: contact.website },
        { field: 'text', before: text, after: contact.text },
        ...(hadContract(affiliate)
          ? []
          : [
              { field: 'model' as const, before: affiliate.wishedModel, after: model },
              { field: 'payoutMethod' as const, before: affiliate.payoutMethod, after: payoutMethod },
            ]),
      ];
      return lines.filter(({ before, after }) => before !== after);
    }
    case 'payout': {
      const details = payoutDetailsOf(personalData, affiliate);
      const { payoutMethod, payoutDetails } = proposal.content;
      return [
        { field: 'payoutMethod', before: affiliate.payoutMethod, after: payoutMethod },
        { field: 'account', before: details && maskPayout(details), after: maskPayout(payoutDetails) },
      ];
    }
    case 'end':
      return [];
  }
}
