import type { Audience } from '@prestafaro/types/audience';
import { admits } from '../matching/admits.ts';
import type { LendingCriteria } from '../matching/offer-criteria.ts';
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
  /** Only loans that are repaid in more than one payment, without lines of credit. */
  readonly instalments?: boolean;
  readonly singlePayment?: boolean;
  readonly creditLine?: boolean;
  /** Only lenders that receive applications from us. */
  readonly takesApplications?: boolean;
  /** Only offers that state that they lend to people of whom each of these is true. */
  readonly audiences?: readonly Audience[];
  /** Only offers whose highest payment of the requested loan is known and not above this, in cents. */
  readonly maxPaymentCents?: number;
  /** Only offers for exactly the requested amount and term. An unknown limit counts as no limit. */
  readonly allowsRequestedLoan?: boolean;
}

/** The facts of an offer that the filters read. `shownCost` is the cost of the requested loan. */
export interface FilterableOffer extends Pick<OfferTerms, 'cost'> {
  readonly acceptsDefaultRegister: boolean;
  readonly shownCost: OfferCost;
  readonly productType: string | null;
  readonly criteria: LendingCriteria | null;
  readonly lender: { readonly receives?: readonly string[] } | null;
}

type Flag = Exclude<keyof OfferFilters, 'audiences' | 'maxPaymentCents'>;

/** The highest payment of a loan beside what is paid on its first day, in cents; null if its cost is unknown. */
export const highestPaymentCents = ({ shownCost: cost }: Pick<FilterableOffer, 'shownCost'>): number | null =>
  cost.kind === 'known' ? Math.max(cost.instalmentCents, cost.lastInstalmentCents) : null;

const isCreditLine = ({ productType }: FilterableOffer) => productType === 'credit_line';

const tests: Record<Flag, (offer: FilterableOffer) => boolean> = {
  acceptsDefaultRegister: (offer) => offer.acceptsDefaultRegister,
  hasFreeFirstLoan,
  isFirstLoanFree: ({ shownCost }) => shownCost.kind === 'known' && !shownCost.isAdjusted && shownCost.isFirstLoanFree,
  instalments: (offer) => offer.cost?.repayment === 'instalments' && !isCreditLine(offer),
  singlePayment: ({ cost }) => cost?.repayment === 'single_payment',
  creditLine: isCreditLine,
  takesApplications: ({ lender }) => lender?.receives !== undefined,
  allowsRequestedLoan: ({ shownCost }) => !shownCost.isAdjusted,
};

const names = Object.keys(tests) as Flag[];

/**
 * Returns the offers that pass every filter. Their order and positions stay. The number beside a filter's box is the length of
 * the list under this filter.
 */
export function filterOffers<O extends FilterableOffer>(offers: readonly O[], filters: OfferFilters): O[] {
  const picked = names.filter((name) => filters[name] === true);
  const { audiences = [], maxPaymentCents } = filters;
  const isAffordable = (offer: O) =>
    maxPaymentCents === undefined || (highestPaymentCents(offer) ?? Number.POSITIVE_INFINITY) <= maxPaymentCents;
  return offers.filter(
    (offer) =>
      picked.every((name) => tests[name](offer)) &&
      isAffordable(offer) &&
      audiences.every((audience) => admits(offer.criteria, audience)),
  );
}
