import type { OfferCost } from '../offer-cost/offer-cost.ts';
import { hasFreeFirstLoan, type OfferTerms } from '../offer-cost/offer-terms.ts';

/** The filters of a visitor, or of an editor in a block. A missing or false one filters nothing. */
export interface OfferFilters {
  /** Only offers that accept people in a default register. */
  readonly acceptsDefaultRegister?: boolean;
  /** Only lenders with a free first loan, of any amount and term. */
  readonly hasFreeFirstLoan?: boolean;
  /** Only offers whose requested loan is free as a first one. */
  readonly isFirstLoanFree?: boolean;
  /** Only loans that are repaid in more than one payment. */
  readonly instalments?: boolean;
  /** Only offers for exactly the requested amount and term. An unknown limit counts as no limit. */
  readonly allowsRequestedLoan?: boolean;
}

/** The facts of an offer that the filters read. `shownCost` is the cost of the requested loan. */
export interface FilterableOffer extends Pick<OfferTerms, 'cost'> {
  readonly acceptsDefaultRegister: boolean;
  readonly shownCost: OfferCost;
}

const tests: Record<keyof OfferFilters, (offer: FilterableOffer) => boolean> = {
  acceptsDefaultRegister: (offer) => offer.acceptsDefaultRegister,
  hasFreeFirstLoan,
  isFirstLoanFree: ({ shownCost }) => shownCost.kind === 'known' && !shownCost.isAdjusted && shownCost.isFirstLoanFree,
  instalments: ({ cost }) => cost?.repayment === 'instalments',
  allowsRequestedLoan: ({ shownCost }) => !shownCost.isAdjusted,
};

const names = Object.keys(tests) as (keyof OfferFilters)[];

/**
 * Returns the offers that pass every filter. Their order and positions stay. The number beside a filter's box is the length of
 * the list under this filter.
 */
export function filterOffers<O extends FilterableOffer>(offers: readonly O[], filters: OfferFilters): O[] {
  const picked = names.filter((name) => filters[name] === true);
  return offers.filter((offer) => picked.every((name) => tests[name](offer)));
}
