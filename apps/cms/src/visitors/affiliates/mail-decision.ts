import type { AffiliateState } from '@prestafaro/types/affiliate';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { mailAffiliate } from '../../delivery/mail/affiliate-mails';
import type { AffiliateChanged } from '../../delivery/mail/templates/affiliate-props';
import { dayOfSite } from '../../leads/desk/day-of-site';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import type { AffiliateDecision, AffiliateTerms } from './affiliate-decision';
import { type AffiliateRow, contactOf, payoutDetailsOf } from './affiliate-row';
import { payoutEnding } from './payout/mask-payout';

/** The mail about a decision that leads to a state; that of an approval follows from the state before. */
const CHANGES: Readonly<Record<Exclude<AffiliateState, 'requested' | 'approved'>, AffiliateChanged['change']>> = {
  refused: 'refused',
  paused: 'paused',
  ended: 'ended',
};

/** Tells an affiliate of a manager's decision. Call it in its transaction. @param affiliate as it was before */
export async function mailDecision(
  strapi: Core.Strapi,
  personalData: PersonalData,
  affiliate: AffiliateRow,
  { to, terms, now }: Pick<AffiliateDecision, 'to' | 'terms' | 'now'>,
): Promise<void> {
  const { id: affiliateId, site, code, state, confirmedAt } = affiliate;
  // Nobody has said that the address is theirs: its holder asked for nothing.
  if (confirmedAt === null) return;
  const { email } = contactOf(personalData, affiliate);
  const payout = terms && payoutOf(personalData, affiliate, terms);
  if (to === 'requested') throw new Error('No decision leads back to a request');
  if (to === 'approved' && state === 'requested') {
    await strapi.db.query(uidOf('affiliate')).update({ where: { id: affiliateId }, data: { mailedAt: now } });
    const props = { affiliateId, code, terms, payout };
    return mailAffiliate(strapi, { site, email }, { template: 'affiliate-approved', props }, now);
  }
  const ofApproval = state === 'approved' ? 'terms' : 'resumed';
  const change = to === 'approved' ? ofApproval : CHANGES[to];
  const day = dayOfSite(site, now);
  const props = { affiliateId, change, day, terms, payout };
  await mailAffiliate(strapi, { site, email }, { template: 'affiliate-changed', props }, now);
}

/** Null: nobody has told the account yet. */
function payoutOf(
  personalData: PersonalData,
  affiliate: AffiliateRow,
  terms: AffiliateTerms,
): AffiliateChanged['payout'] {
  const details = terms.payoutDetails ?? payoutDetailsOf(personalData, affiliate);
  return details === null ? null : { method: terms.payoutMethod, ending: payoutEnding(details) };
}
