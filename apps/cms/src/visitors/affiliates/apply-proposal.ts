import type { AffiliateState } from '@prestafaro/types/affiliate';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { mailAffiliate } from '../../delivery/mail/affiliate-mails';
import type { AffiliateChanged } from '../../delivery/mail/templates/affiliate-props';
import { dayOfSite } from '../../leads/desk/day-of-site';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { recordChange } from './affiliate-history';
import { type AffiliateRow, contactOf, encryptContact } from './affiliate-row';
import { MANAGER_CHANGES } from './change-affiliate';
import { payoutEnding } from './payout/mask-payout';
import type { StoredProposal } from './proposals';

/** What a confirmed proposal writes. */
interface Effect {
  data: object;
  toState: AffiliateState;
  changed: 'request' | 'payout' | null;
  mail: Pick<AffiliateChanged, 'change' | 'payout'>;
}

/**
 * Applies a proposal that the holder of its link confirmed, with the history and the mail that tells of it, in one transaction. Of two confirmations
 * at once, one finds the proposal gone.
 * @returns false if it was applied, replaced or erased meanwhile, or the contract to end is over already
 * @throws Error if a manager decided on the affiliate at the same moment; nothing is changed then
 */
export async function applyProposal(
  strapi: Core.Strapi,
  personalData: PersonalData,
  affiliate: AffiliateRow,
  proposal: StoredProposal,
  now: Date,
): Promise<boolean> {
  const { id, site, state, stateChangedAt } = affiliate;
  if (proposal.kind === 'end' && !MANAGER_CHANGES[state].includes('ended')) return false;
  const { data, toState, changed, mail } = effectOf(personalData, affiliate, proposal, now);
  return strapi.db.transaction(async () => {
    const proposals = strapi.db.query(uidOf('affiliate-proposal'));
    const { count } = await proposals.deleteMany({ where: { id: proposal.id } });
    if (count === 0) return false;
    // The person has chosen among the requests for the address: those of others are not offered any more.
    if (proposal.kind === 'request') await proposals.deleteMany({ where: { affiliateId: id, kind: 'request' } });
    const changedState = toState === state ? {} : { state: toState, stateChangedAt: now };
    const updated = await strapi.db
      .query(uidOf('affiliate'))
      .updateMany({ where: { id, state, stateChangedAt }, data: { ...data, ...changedState } });
    if (updated.count === 0) throw new Error('An affiliate changed while a proposal was confirmed');
    await recordChange(strapi, { affiliateId: id, fromState: state, toState, changed, at: now });
    const day = dayOfSite(site, now);
    const { email } = contactOf(personalData, affiliate);
    const content = { template: 'affiliate-changed', props: { affiliateId: id, day, terms: null, ...mail } } as const;
    await mailAffiliate(strapi, { site, email }, content, now);
    return true;
  });
}

function effectOf(personalData: PersonalData, affiliate: AffiliateRow, proposal: StoredProposal, now: Date): Effect {
  const { code, state, confirmedAt } = affiliate;
  switch (proposal.kind) {
    case 'request': {
      const { model: wishedModel, payoutMethod, ...texts } = proposal.content;
      const contact = { ...texts, email: contactOf(personalData, affiliate).email };
      const isPartner = state === 'approved' || state === 'paused';
      return {
        data: {
          contact: encryptContact(personalData, code, contact),
          confirmedAt: confirmedAt ?? now,
          ...(affiliate.model === null && { wishedModel, payoutMethod }),
          ...(!isPartner && { requestedAt: now }),
        },
        toState: isPartner ? state : 'requested',
        changed: 'request',
        mail: { change: 'request', payout: null },
      };
    }
    case 'payout': {
      const { payoutMethod, payoutDetails } = proposal.content;
      return {
        data: { payoutMethod, payoutDetails: personalData.encrypt('affiliates.payoutDetails', code, payoutDetails) },
        toState: state,
        changed: 'payout',
        mail: { change: 'payout', payout: { method: payoutMethod, ending: payoutEnding(payoutDetails) } },
      };
    }
    case 'end':
      return {
        data: {},
        toState: 'ended',
        changed: null,
        mail: { change: 'ended', payout: null },
      };
  }
}
