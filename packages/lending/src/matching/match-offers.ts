import type { Verdict } from '@prestafaro/types/application';
import type { Applicant } from './applicant.ts';
import { type MatchingPolicy, matchOffer, type OfferMatch } from './match-offer.ts';
import { criteriaOf, type MatchableOffer } from './offer-criteria.ts';

export interface MatchedOffer extends OfferMatch {
  readonly offerId: number;
}

/**
 * Every offer with what it is to an applicant, in one order whatever the order of the offers: the fewest unmet criteria
 * first, so all that match before all that do not; then the fewest unknown ones; then the lower id. What an offer pays us
 * has no part in it (R8). It orients and decides nothing (R24).
 * @param offers of one site: an id stands for one offer.
 */
export function matchOffers(
  applicant: Applicant,
  offers: readonly MatchableOffer[],
  policy: MatchingPolicy,
): MatchedOffer[] {
  return offers
    .map((offer) => ({ offerId: offer.offerId, ...matchOffer(applicant, criteriaOf(offer), policy) }))
    .sort(
      (a, b) =>
        count(a, 'unmet') - count(b, 'unmet') || count(a, 'unknown') - count(b, 'unknown') || a.offerId - b.offerId,
    );
}

/** The ids of those that match, in their order: what the lead feed of an application holds. */
export function matchedIds(matches: readonly MatchedOffer[]): number[] {
  return matches.filter(({ isMatch }) => isMatch).map(({ offerId }) => offerId);
}

function count({ reasons }: OfferMatch, verdict: Verdict): number {
  return reasons.filter((reason) => reason.verdict === verdict).length;
}
