import { type OfferCost, offerCost } from './offer-cost.ts';
import type { OfferTerms, RequestedLoan } from './offer-terms.ts';

/** An offer with its cost for the visitor's request. `cost` stays the lender's rule. */
export type WithCost<O extends OfferTerms> = O & { readonly shownCost: OfferCost };

/** Computes the cost of every offer of a list for one amount and term. The order stays. */
export function withCosts<O extends OfferTerms>(offers: readonly O[], requested: RequestedLoan): WithCost<O>[] {
  return offers.map((offer) => ({ ...offer, shownCost: offerCost(offer, requested) }));
}
