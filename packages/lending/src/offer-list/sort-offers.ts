import type { OfferCost } from '../offer-cost/offer-cost.ts';
import type { ListFacts } from './offer-facts.ts';

/**
 * `listed`: the order of the rules. `total`: what goes back in all. `apr`: the rate that the card shows, declared or else
 * computed. `acceptance`: the share of approvals that the lender states.
 */
export const sortCriteria = ['listed', 'total', 'apr', 'acceptance'] as const;

export type SortCriterion = (typeof sortCriteria)[number];

export interface SortableOffer extends Pick<ListFacts, 'position' | 'shownApprovalShare'> {
  /** As the lender declares it. */
  readonly aprPercent: number | null;
  readonly shownCost: OfferCost;
}

/** What an offer is ordered by, the lowest first. Infinity where there is no figure. */
const figureFor: Record<SortCriterion, (offer: SortableOffer) => number> = {
  listed: () => 0,
  total: ({ shownCost }) => (shownCost.kind === 'known' ? shownCost.totalCents : Number.POSITIVE_INFINITY),
  apr: ({ aprPercent, shownCost }) =>
    aprPercent ?? (shownCost.kind === 'known' ? shownCost.aprPercent : Number.POSITIVE_INFINITY),
  acceptance: ({ shownApprovalShare }) => -statedShare(shownApprovalShare),
};

/**
 * The offers in the order that a visitor picks. Costs are compared between loans that are what was asked for; after them
 * come offers that lend something else (a smaller loan always costs less), and then those without a figure. What is equal
 * stays in the order of the list, which makes every order total.
 */
export function sortOffers<O extends SortableOffer>(offers: readonly O[], criterion: SortCriterion): O[] {
  const figure = figureFor[criterion];
  const isAboutCost = criterion === 'total' || criterion === 'apr';
  // Of two offers without a figure the difference is no number, which is as good as none.
  return offers
    .map((offer) => ({ offer, group: isAboutCost ? groupOf(offer, figure(offer)) : 0, figure: figure(offer) }))
    .sort((a, b) => a.group - b.group || a.figure - b.figure || a.offer.position - b.offer.position)
    .map(({ offer }) => offer);
}

function groupOf({ shownCost }: SortableOffer, figure: number): 0 | 1 | 2 {
  if (figure === Number.POSITIVE_INFINITY) return 2;
  return shownCost.isAdjusted ? 1 : 0;
}

/** The number in a text such as `95,5 %`. A figure that our own rule made up moves no offer: nobody measured it. */
function statedShare(share: SortableOffer['shownApprovalShare']): number {
  const [, digits] = (share && !share.isFallback && /(\d+(?:[.,]\d+)?)\s*%/.exec(share.value)) || [];
  return digits === undefined ? Number.NEGATIVE_INFINITY : Number(digits.replace(',', '.'));
}
