import type { OfferCost } from '../offer-cost/offer-cost.ts';
import type { ListFacts } from './offer-facts.ts';

/**
 * `listed`: the order of the rules. `total`: everything that the borrower pays. `apr`: the computed rate of the same loan, so
 * that loans of one amount, term and number of payments have one order by cost and by rate. `acceptance`: the share of
 * approvals that the lender states.
 */
export const sortCriteria = ['listed', 'total', 'apr', 'acceptance'] as const;

/** The visitor's order of a list: one of {@link sortCriteria}. */
export type SortCriterion = (typeof sortCriteria)[number];

/** The facts of an offer that sorting compares. `shownCost` is the cost of the requested loan. */
export interface SortableOffer extends Pick<ListFacts, 'position' | 'shownApprovalShare'> {
  readonly shownCost: OfferCost;
}

/** The sort value of an offer, lowest first. Infinity if there is no figure. */
const figureFor: Record<SortCriterion, (offer: SortableOffer) => number> = {
  listed: () => 0,
  total: ({ shownCost }) => (shownCost.kind === 'known' ? shownCost.totalCents : Number.POSITIVE_INFINITY),
  apr: ({ shownCost }) => (shownCost.kind === 'known' ? shownCost.aprPercent : Number.POSITIVE_INFINITY),
  acceptance: ({ shownApprovalShare }) => -statedShare(shownApprovalShare),
};

/**
 * Sorts the offers by the visitor's criterion. Costs are compared only between loans that match the request. Offers of another
 * loan come after them, because a smaller loan always costs less, and offers without a figure come last. Equal offers keep the
 * order of the list, so every order is total.
 */
export function sortOffers<O extends SortableOffer>(offers: readonly O[], criterion: SortCriterion): O[] {
  const figure = figureFor[criterion];
  const isAboutCost = criterion === 'total' || criterion === 'apr';
  // The difference between two offers without a figure is NaN, which counts as equal.
  return offers
    .map((offer) => ({ offer, group: isAboutCost ? groupOf(offer, figure(offer)) : 0, figure: figure(offer) }))
    .sort((a, b) => a.group - b.group || a.figure - b.figure || a.offer.position - b.offer.position)
    .map(({ offer }) => offer);
}

function groupOf({ shownCost }: SortableOffer, figure: number): 0 | 1 | 2 {
  if (figure === Number.POSITIVE_INFINITY) return 2;
  return shownCost.isAdjusted ? 1 : 0;
}

/** The number in a text such as `95,5 %`. A fallback figure is ignored, because nobody measured it. */
function statedShare(share: SortableOffer['shownApprovalShare']): number {
  const [, digits] = (share && !share.isFallback && /(\d+(?:[.,]\d+)?)\s*%/.exec(share.value)) || [];
  return digits === undefined ? Number.NEGATIVE_INFINITY : Number(digits.replace(',', '.'));
}
