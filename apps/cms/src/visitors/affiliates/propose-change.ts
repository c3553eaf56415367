import type { Locale } from '@prestafaro/countries';
import type { AffiliateProposalAnswer } from '@prestafaro/types/affiliate-proposal';
import { uidOf } from '../../content/content-types';
import { type AffiliateRow, contactOf } from './affiliate-row';
import type { LinkServices, RenewOutcome } from './linked-affiliate';
import { mailProposal } from './mail-proposal';
import { type Proposal, proposalsOf, type StoredProposal } from './proposals';
import { proposedLines } from './proposed-lines';

/**
 * Has the confirmation of a change mailed to the address of the affiliate. A link of the page alone changes nothing: it may be old, or forwarded.
 */
export async function proposeChange(
  { strapi, personalData, limit }: LinkServices,
  affiliate: AffiliateRow,
  proposal: Proposal,
  now: Date,
): Promise<RenewOutcome> {
  const retryAfterSeconds = await limit.secondsToWait({ perAffiliate: String(affiliate.id) });
  if (retryAfterSeconds !== null) return { outcome: 'too-many', retryAfterSeconds };
  const { email } = contactOf(personalData, affiliate);
  await strapi.db.transaction(() => mailProposal(strapi, personalData, { ...affiliate, email }, proposal, now));
  return { outcome: 'mailed' };
}

interface LinkedProposal {
  affiliate: AffiliateRow;
  proposal: StoredProposal;
  isExpired: boolean;
}

/** The proposal of a mailed link; null for an unknown token, and for a proposal that was confirmed, replaced or erased. */
export async function linkedProposal(
  { strapi, personalData, links }: LinkServices,
  { locale: site, token }: { locale: Locale; token: string },
  now: Date,
): Promise<LinkedProposal | null> {
  const link = await links.find(site, token, now);
  if (link?.purpose !== 'affiliate-proposal') return null;
  const [proposal] = await proposalsOf(strapi, personalData, { proposalKey: link.subject, site });
  if (!proposal) return null;
  const affiliate: AffiliateRow | null = await strapi.db
    .query(uidOf('affiliate'))
    .findOne({ where: { id: proposal.affiliateId, site } });
  return affiliate && { affiliate, proposal, isExpired: link.isExpired || proposal.expiresAt <= now };
}

/** What the page of a proposal shows. */
export const proposalAnswer = (
  { personalData }: Pick<LinkServices, 'personalData'>,
  { affiliate, proposal, isExpired }: LinkedProposal,
): AffiliateProposalAnswer => ({
  kind: proposal.kind,
  isExpired,
  lines: isExpired ? [] : proposedLines(personalData, affiliate, proposal),
});
