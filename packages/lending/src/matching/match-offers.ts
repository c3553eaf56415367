import type { Verdict } from '@prestafaro/types/application';
import type { Applicant } from './applicant.ts';
import { type MatchingPolicy, matchOffer, type OfferMatch } from './match-offer.ts';
import { criteriaOf, type MatchableOffer } from './offer-criteria.ts';

/** The result of one offer of a list, by the id of the feed. */
export interface MatchedOffer extends OfferMatch {
  readonly offerId: number;
}

/**
 * Every offer with its match result. The order does not depend on the input: the fewest unmet criteria first, so all matches
 * come before all others; then the fewest unknown ones; then the lower id. What an offer pays us has no influence (R8). The
 * result is only a guide and decides nothing (R24).
 * @param offers of one site, with unique ids.
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

/** The ids of the matches, in their order: the content of an application's lead feed. */
export function matchedIds(matches: readonly MatchedOffer[]): number[] {
  return matches.filter(({ isMatch }) => isMatch).map(({ offerId }) => offerId);
}

function count({ reasons }: OfferMatch, verdict: Verdict): number {
  return reasons.filter((reason) => reason.verdict === verdict).length;
}
