import { randomUUID } from 'node:crypto';
import type { Locale } from '@prestafaro/countries';
import type { AffiliateModel, PayoutMethod } from '@prestafaro/types/affiliate';
import type { ProposalKind } from '@prestafaro/types/affiliate-proposal';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { insertRow } from '../../platform/database/insert-row';
import type { AffiliateContact, AffiliateRow } from './affiliate-row';

const DAY_MS = 24 * 60 * 60_000;

/** How long each may be confirmed. A mail that tells who gets the money is acted on at once, or it is not from her. */
const LIFETIMES_MS: Readonly<Record<ProposalKind, number>> = {
  // As long as an unconfirmed request is kept (`leads/retention/retention-rules.ts`).
  request: 30 * DAY_MS,
  payout: DAY_MS,
  end: DAY_MS,
};

/** What the form of the programme sends, without the address, which names the affiliate. */
export interface ProposedRequest extends Omit<AffiliateContact, 'email'> {
  model: AffiliateModel;
  payoutMethod: PayoutMethod;
}

/** A change to an affiliate that waits for the confirmation by its own link. */
export type Proposal =
  | { kind: 'request'; content: ProposedRequest }
  | { kind: 'payout'; content: { payoutMethod: PayoutMethod; payoutDetails: string } }
  | { kind: 'end'; content: Record<string, never> };

export type StoredProposal = Proposal & { id: number; affiliateId: number; at: Date; expiresAt: Date };

interface Row {
  id: number;
  proposalKey: string;
  affiliateId: number;
  site: Locale;
  kind: ProposalKind;
  content: string;
  at: Date | string;
  expiresAt: Date | string;
}

/**
 * Stores a proposal. Call it in the transaction that writes its mail. A later one about the payout or the end takes the place of the earlier one,
 * because only the page of the affiliate makes them; a request does not, because anybody can type any address into its form.
 * @returns its key, which its link holds
 */
export async function storeProposal(
  strapi: Core.Strapi,
  personalData: PersonalData,
  { id: affiliateId, site }: Pick<AffiliateRow, 'id' | 'site'>,
  { kind, content }: Proposal,
  now: Date,
): Promise<string> {
  const uid = uidOf('affiliate-proposal');
  if (kind !== 'request') await strapi.db.query(uid).deleteMany({ where: { affiliateId, kind } });
  const proposalKey = randomUUID();
  await insertRow(strapi, uid, {
    ...{ proposalKey, affiliateId, site, kind, at: now, expiresAt: new Date(now.getTime() + LIFETIMES_MS[kind]) },
    content: personalData.encrypt('affiliate_proposals.content', proposalKey, JSON.stringify(content)),
  });
  return proposalKey;
}

/** The proposals of affiliates, the oldest first. */
export async function proposalsOf(
  strapi: Core.Strapi,
  personalData: PersonalData,
  where: { affiliateId: number } | { proposalKey: string; site: Locale },
): Promise<StoredProposal[]> {
  const rows: Row[] = await strapi.db.query(uidOf('affiliate-proposal')).findMany({ where, orderBy: { id: 'asc' } });
  return rows.map(({ id, proposalKey, affiliateId, kind, content, at, expiresAt }) => {
    const text = personalData.decrypt('affiliate_proposals.content', proposalKey, content);
    const proposal = { kind, content: JSON.parse(text) } as Proposal;
    return { ...proposal, id, affiliateId, at: new Date(at), expiresAt: new Date(expiresAt) };
  });
}

/** Erases the proposals of affiliates with the links that confirm them. Call it in the transaction that erases the affiliates. */
export async function eraseProposals(strapi: Core.Strapi, affiliateIds: readonly number[]): Promise<void> {
  const proposals = strapi.db.query(uidOf('affiliate-proposal'));
  const where = { affiliateId: { $in: [...affiliateIds] } };
  const rows: { proposalKey: string }[] = await proposals.findMany({ select: ['proposalKey'], where });
  const subject = { $in: rows.map(({ proposalKey }) => proposalKey) };
  await strapi.db.query(uidOf('mailed-link')).deleteMany({ where: { purpose: 'affiliate-proposal', subject } });
  await proposals.deleteMany({ where });
}
