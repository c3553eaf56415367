import { loanDistance } from '../loan-distance.ts';
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
  /** Lends this loan and refuses the visitor: the fewest hindrances first, and the open ones first among equals. */
  readonly refused: readonly O[];
  /** Lends another amount or term: those nearest to the loan first. */
  readonly others: readonly O[];
}

/**
 * Groups offers by what a visitor can have for a loan. The order within the first two groups stays.
 * @param hindrancesOf the number of hard criteria of an offer that the visitor is known not to meet
 */
export function groupOffers<O extends GroupableOffer>(
  offers: readonly O[],
  requested: RequestedLoan,
  hindrancesOf: (offer: O) => number = () => 0,
): OfferGroups<O> {
  const lending = offers.filter(({ shownCost }) => !shownCost.isAdjusted);
  const others = offers.filter(({ shownCost }) => shownCost.isAdjusted);
  const distances = new Map(others.map((offer) => [offer, distanceTo(offer, requested)]));
  const hindrances = new Map(lending.map((offer) => [offer, hindrancesOf(offer)]));
  const distance = (offer: O) => distances.get(offer) ?? 0;
  const hindering = (offer: O) => hindrances.get(offer) ?? 0;
  const fitting = lending.filter((offer) => hindering(offer) === 0);
  return {
    available: fitting.filter(({ isActive }) => isActive),
    closed: fitting.filter(({ isActive }) => !isActive),
    refused: lending
      .filter((offer) => hindering(offer) > 0)
      .sort((a, b) => hindering(a) - hindering(b) || Number(b.isActive) - Number(a.isActive)),
    others: others.sort((a, b) => distance(a) - distance(b)),
  };
}

/** How far the nearest loan of an offer is from the requested one. */
function distanceTo(terms: OfferTerms, requested: RequestedLoan): number {
  const { amountCents, days } = nearestLoan(terms, requested);
  return loanDistance({ amount: amountCents, days }, { amount: requested.amountCents, days: requested.days });
}
