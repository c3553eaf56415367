import type { OfferCost } from '../offer-cost/offer-cost.ts';
import { hasFreeFirstLoan, type OfferTerms } from '../offer-cost/offer-terms.ts';

/** What a visitor (or an editor, in a block) wants to see only. What is not there, or false, filters nothing. */
export interface OfferFilters {
  /** People in a default register may apply. */
  readonly acceptsDefaultRegister?: boolean;
  /** The lender has a free first loan, of whatever amount and term. */
  readonly hasFreeFirstLoan?: boolean;
  /** The very loan that is asked for is free as a first one. */
  readonly isFirstLoanFree?: boolean;
  /** Paid back in more than one payment. */
  readonly instalments?: boolean;
  /** Lends the amount and the term that are asked for, and not just something near. A limit that is not known is none. */
  readonly asAsked?: boolean;
}

export interface FilterableOffer extends Pick<OfferTerms, 'cost'> {
  readonly acceptsDefaultRegister: boolean;
  readonly shownCost: OfferCost;
}

const tests: Record<keyof OfferFilters, (offer: FilterableOffer) => boolean> = {
  acceptsDefaultRegister: (offer) => offer.acceptsDefaultRegister,
  hasFreeFirstLoan,
  isFirstLoanFree: ({ shownCost }) => shownCost.kind === 'known' && !shownCost.isAdjusted && shownCost.isFirstLoanFree,
  instalments: ({ cost }) => cost?.repayment === 'instalments',
  asAsked: ({ shownCost }) => !shownCost.isAdjusted,
};

const names = Object.keys(tests) as (keyof OfferFilters)[];

/**
 * The offers that pass every filter, in the order and at the positions that they have. The number beside a filter's box
 * is the length of the list under this filter.
 */
export function filterOffers<O extends FilterableOffer>(offers: readonly O[], filters: OfferFilters): O[] {
  const picked = names.filter((name) => filters[name] === true);
  return offers.filter((offer) => picked.every((name) => tests[name](offer)));
}
