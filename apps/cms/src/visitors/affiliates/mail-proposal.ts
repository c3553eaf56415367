import type { ProposalKind, ProposedField } from '@prestafaro/types/affiliate-proposal';
import type { Core } from '@strapi/strapi';
import { type AffiliateMail, mailAffiliate } from '../../delivery/mail/affiliate-mails';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import type { AffiliateRow } from './affiliate-row';
import { payoutEnding } from './payout/mask-payout';
import { type Proposal, storeProposal } from './proposals';
import { proposedLines } from './proposed-lines';

/**
 * Stores a proposal and writes the mail whose link confirms it. The mail of a request names the fields and repeats no text of the form, because
 * anybody can type a text beside another person's address. Call it in a transaction.
 */
export async function mailProposal(
  strapi: Core.Strapi,
  personalData: PersonalData,
  affiliate: AffiliateRow & { email: string },
  proposal: Proposal,
  now: Date,
): Promise<void> {
  const proposalKey = await storeProposal(strapi, personalData, affiliate, proposal, now);
  const fields = proposedLines(personalData, affiliate, proposal).map(({ field }) => field);
  await mailAffiliate(strapi, affiliate, contentOf(affiliate, proposal, proposalKey, fields), now);
}

function contentOf(
  { confirmedAt }: AffiliateRow,
  proposal: Proposal,
  proposalKey: string,
  fields: readonly ProposedField[],
): AffiliateMail {
  // Nobody has confirmed the address yet, so nothing is there that could change.
  if (confirmedAt === null) return { template: 'affiliate-request', props: { proposalKey } };
  const kind: ProposalKind = proposal.kind;
  const payout =
    proposal.kind === 'payout'
      ? { method: proposal.content.payoutMethod, ending: payoutEnding(proposal.content.payoutDetails) }
      : null;
  return { template: 'affiliate-proposal', props: { proposalKey, kind, fields, payout } };
}
