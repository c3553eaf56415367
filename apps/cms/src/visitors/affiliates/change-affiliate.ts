import { countryOf } from '@prestafaro/countries';
import type { AffiliateState } from '@prestafaro/types/affiliate';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import type { AffiliateDecision, AffiliateTerms } from './affiliate-decision';
import { recordChange } from './affiliate-history';
import type { AffiliateRow } from './affiliate-row';
import { mailDecision } from './mail-decision';

/** The states that a manager may set, by the state of now. An affiliate who is approved again gets new terms. */
export const MANAGER_CHANGES: Readonly<Record<AffiliateState, readonly AffiliateState[]>> = {
  requested: ['approved', 'refused'],
  approved: ['approved', 'paused', 'ended'],
  paused: ['approved', 'ended'],
  refused: [],
  ended: ['approved'],
};

export type DecisionProblem = 'no-such-change' | 'unconfirmed' | 'terms-missing' | 'changed-meanwhile';

/**
 * Changes the state of an affiliate, with its history and the mail that tells of it, in one transaction. The WHERE holds the state that was read,
 * so one of two simultaneous decisions is refused.
 * @returns null after the change
 */
export async function changeAffiliate(
  strapi: Core.Strapi,
  personalData: PersonalData,
  affiliate: AffiliateRow,
  { to, reason, actor, terms, now }: AffiliateDecision,
): Promise<DecisionProblem | null> {
  const { id, code, country, state } = affiliate;
  if (!MANAGER_CHANGES[state].includes(to)) return 'no-such-change';
  if (to === 'approved' && affiliate.confirmedAt === null) return 'unconfirmed';
  if (to === 'approved' && !terms) return 'terms-missing';
  const agreed = to === 'approved' ? terms : null;
  const columns = agreed ? columnsOf(personalData, code, agreed, countryOf(country).currency) : {};
  return strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(uidOf('affiliate')).updateMany({
      where: { id, state, stateChangedAt: affiliate.stateChangedAt },
      data: { ...columns, state: to, stateChangedAt: now },
    });
    if (count === 0) return 'changed-meanwhile';
    const { model = null, rateCents = null, holdDays = null } = agreed ?? {};
    await recordChange(strapi, {
      affiliateId: id,
      fromState: state,
      toState: to,
      actor,
      reason,
      model,
      rateCents,
      holdDays,
      at: now,
    });
    await mailDecision(strapi, personalData, affiliate, { to, terms: agreed, now });
    return null;
  });
}

function columnsOf(personalData: PersonalData, code: string, terms: AffiliateTerms, currency: string) {
  const { model, rateCents, holdDays, payoutMethod, payoutDetails } = terms;
  return {
    ...{ model, rateCents, holdDays, payoutMethod, currency },
    ...(payoutDetails !== null && {
      payoutDetails: personalData.encrypt('affiliates.payoutDetails', code, payoutDetails),
    }),
  };
}
