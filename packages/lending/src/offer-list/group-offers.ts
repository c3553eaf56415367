import type { OfferCost } from '../offer-cost/offer-cost.ts';
import { nearestLoan, type OfferTerms, type RequestedLoan } from '../offer-cost/offer-terms.ts';
import type { ListFacts } from './offer-facts.ts';

/** The facts of an offer that grouping reads. `shownCost` is the cost of the requested loan. */
export interface GroupableOffer extends OfferTerms, Pick<ListFacts, 'isActive'> {
  readonly shownCost: OfferCost;
}

/** The offers of a list for one loan (decisions, "Order and groups"). Each offer is in one group. */
export interface OfferGroups<O> {
  /** Lends this loan, takes applications now, and does not refuse the visitor. */
  readonly available: readonly O[];
  /** The same, but takes no applications now. */
  readonly closed: readonly O[];
  /** Lends another amount or term, or refuses the visitor: those nearest to the loan first. */
  readonly others: readonly O[];
}

/**
 * Groups offers by what a visitor can have for a loan. The order within the first two groups stays.
 * @param isRefused whether the visitor is known not to meet a hard criterion of an offer
 */
export function groupOffers<O extends GroupableOffer>(
  offers: readonly O[],
  requested: RequestedLoan,
  isRefused: (offer: O) => boolean = () => false,
): OfferGroups<O> {
  const fits = (offer: O) => !offer.shownCost.isAdjusted && !isRefused(offer);
  const distances = new Map(offers.map((offer) => [offer, distanceTo(offer, requested)]));
  const distance = (offer: O) => distances.get(offer) ?? 0;
  return {
    available: offers.filter((offer) => fits(offer) && offer.isActive),
    closed: offers.filter((offer) => fits(offer) && !offer.isActive),
    others: offers.filter((offer) => !fits(offer)).sort((a, b) => distance(a) - distance(b)),
  };
}

/** How far the nearest loan of an offer is from the requested one: 0 for the same; twice and half the amount are equally far. */
function distanceTo(terms: OfferTerms, requested: RequestedLoan): number {
  const nearest = nearestLoan(terms, requested);
  return (
    Math.abs(Math.log(nearest.amountCents / requested.amountCents)) + Math.abs(Math.log(nearest.days / requested.days))
  );
}
