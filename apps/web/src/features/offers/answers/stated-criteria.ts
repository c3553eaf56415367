import { criteriaOf, type LendingCriteria } from '@prestafaro/lending';
import type { FeedOffer } from '@prestafaro/types/offer-feed';

/**
 * What an offer states about borrowers. An offer without criteria has the specification's rule alone: a feed that says nothing of a
 * register accepts those in one.
 */
export function statedCriteria({ criteria, ...offer }: FeedOffer): LendingCriteria {
  return criteria ?? criteriaOf({ ...offer, criteria, lender: null });
}
