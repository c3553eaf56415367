import { countryOf } from '@prestafaro/countries';
import type { AffiliateModel, AffiliateState, PayoutMethod } from '@prestafaro/types/affiliate';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { mailAffiliate } from '../../delivery/mail/affiliate-mails';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { type AffiliateRow, contactOf } from './affiliate-row';

/** The states that a manager may set, by the state of now. An affiliate who is approved again gets new terms. */
export const MANAGER_CHANGES: Readonly<Record<AffiliateState, readonly AffiliateState[]>> = {
  requested: ['approved', 'refused'],
  approved: ['approved', 'paused'],
  paused: ['approved'],
  refused: [],
};

/** What a manager agrees on with an affiliate. */
export interface AffiliateTerms {
  model: AffiliateModel;
  rateCents: number;
  /** Days until a credit is confirmed. */
  holdDays: number;
  payoutMethod: PayoutMethod;
  /** Null: as they are. */
  payoutDetails: string | null;
}

export interface AffiliateDecision {
  to: AffiliateState;
  reason: string;
  /** The name of the manager. */
  actor: string;
  /** Only of an approval. */
  terms: AffiliateTerms | null;
  now: Date;
}

export type DecisionProblem = 'no-such-change' | 'unconfirmed' | 'terms-missing' | 'changed-meanwhile';

/**
 * Changes the state of an affiliate, with its history and, at the first approval, the mail with its link, in one transaction. The WHERE
 * holds the state that was read, so one of two simultaneous decisions is refused.
 * @returns null after the change
 */
export async function changeAffiliate(
  strapi: Core.Strapi,
  personalData: PersonalData,
  affiliate: AffiliateRow,
  { to, reason, actor, terms, now }: AffiliateDecision,
): Promise<DecisionProblem | null> {
  const { id, code, site, country, state } = affiliate;
  if (!MANAGER_CHANGES[state].includes(to)) return 'no-such-change';
  if (to === 'approved' && affiliate.confirmedAt === null) return 'unconfirmed';
  if (to === 'approved' && !terms) return 'terms-missing';
  const agreed = to === 'approved' && terms ? columnsOf(personalData, code, terms, countryOf(country).currency) : {};
  return strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(uidOf('affiliate')).updateMany({
      where: { id, state, stateChangedAt: affiliate.stateChangedAt },
      data: { ...agreed, state: to, stateChangedAt: now },
    });
    if (count === 0) return 'changed-meanwhile';
    const { model = null, rateCents = null, holdDays = null } = to === 'approved' && terms ? terms : {};
    await strapi.db.query(uidOf('affiliate-change')).create({
      data: { affiliateId: id, fromState: state, toState: to, actor, reason, model, rateCents, holdDays, at: now },
    });
    if (to === 'approved' && state !== 'approved') {
      await strapi.db.query(uidOf('affiliate')).update({ where: { id }, data: { mailedAt: now } });
      const { email } = contactOf(personalData, affiliate);
      await mailAffiliate(strapi, 'affiliate-approved', { id, site, email, code }, now);
    }
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
