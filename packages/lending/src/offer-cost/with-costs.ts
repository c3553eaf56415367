import { type OfferCost, offerCost } from './offer-cost.ts';
import type { AskedLoan, OfferTerms } from './offer-terms.ts';

/** An offer with what it costs for what the visitor asks. `cost` stays the lender's rule. */
export type WithCost<O extends OfferTerms> = O & { readonly shownCost: OfferCost };

/** Reckons every offer of a list for one amount and term, in the order that they have. */
export function withCosts<O extends OfferTerms>(offers: readonly O[], asked: AskedLoan): WithCost<O>[] {
  return offers.map((offer) => ({ ...offer, shownCost: offerCost(offer, asked) }));
}
