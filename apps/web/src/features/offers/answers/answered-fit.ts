import { minAgeOf, type Site, todayIn } from '@prestafaro/countries';
import {
  judgeAnswers,
  type MatchingPolicy,
  questionsOf,
  shownReason,
  type VisitorAnswers,
  type VisitorQuestions,
} from '@prestafaro/lending';
import { statedCriteria } from '@/features/offers/answers/stated-criteria';
import type { SiteOffer } from '@/features/offers/load-offers';
import type { OfferFit, Personal } from '@/features/offers/personal/personal';

type AgePolicy = Pick<MatchingPolicy, 'legalAge'>;

const policyOf = ({ country }: Site): AgePolicy => ({ legalAge: minAgeOf(country, todayIn(country, new Date())) });

/** The optional questions of a list: those that decide something among its offers. */
export function visitorQuestions(offers: readonly SiteOffer[], site: Site): VisitorQuestions {
  return questionsOf(offers.map(statedCriteria), policyOf(site));
}

/** A list that is compared with what the visitor answered. */
export function answeredList(answers: VisitorAnswers, offers: readonly SiteOffer[], site: Site): Personal {
  const policy = policyOf(site);
  return {
    state: 'answered',
    fits: new Map(offers.map((offer) => [offer.offerId, answeredFit(answers, offer, policy)])),
  };
}

function answeredFit(answers: VisitorAnswers, offer: SiteOffer, policy: AgePolicy): OfferFit {
  const reasons = judgeAnswers(answers, statedCriteria(offer), policy).map(shownReason);
  const ofVerdict = (verdict: 'met' | 'unmet' | 'unknown') => reasons.filter((reason) => reason.verdict === verdict);
  const unmet = ofVerdict('unmet');
  if (unmet.length > 0) return { state: 'answered', isMatch: false, reasons: unmet, answers };
  return { state: 'answered', isMatch: true, reasons: ofVerdict('met'), unknown: ofVerdict('unknown') };
}
