import { filterOffers, type OfferFilters, sortOffers, toCents, type WithCost, withCosts } from '@prestafaro/lending';
import type { SiteOffer } from '@/features/offers/load-offers';
import { type OfferFilterName, type OfferSearch, offerFilterNames } from '@/features/offers/search/offer-search';

/** An offer with what it costs for the amount and the term that the visitor asks. */
export type PricedOffer = WithCost<SiteOffer>;

export interface OfferSelection {
  /** Those that pass the filters, in the order asked for. */
  readonly offers: readonly PricedOffer[];
  /** How many there are under each filter alone. */
  readonly counts: Readonly<Record<OfferFilterName, number>>;
}

type Wanted = Pick<OfferSearch, 'amount' | 'days' | 'filters' | 'sort'>;

/**
 * What a search shows of the list. The rules' own filters and orders; being active and the alphabet are facts of the list.
 * @param collator of the country's language, for the order by name.
 */
export function selectOffers(
  listed: readonly SiteOffer[],
  search: Wanted,
  collator: Pick<Intl.Collator, 'compare'>,
): OfferSelection {
  const requested = { amountCents: toCents(search.amount), days: search.days };
  const priced: readonly PricedOffer[] = withCosts(listed, requested);
  const passed = search.filters.reduce<readonly PricedOffer[]>((offers, name) => passing[name](offers), priced);
  const counts = offerFilterNames.map((name) => [name, passing[name](priced).length] as const);
  return {
    offers: inOrder(passed, search.sort, collator),
    counts: Object.fromEntries(counts) as Record<OfferFilterName, number>,
  };
}

type Filter = (offers: readonly PricedOffer[]) => readonly PricedOffer[];

const byRule =
  (filters: OfferFilters): Filter =>
  (offers) =>
    filterOffers(offers, filters);

const passing: Readonly<Record<OfferFilterName, Filter>> = {
  defaultRegister: byRule({ acceptsDefaultRegister: true }),
  firstLoanFree: byRule({ hasFreeFirstLoan: true }),
  active: (offers) => offers.filter(({ isActive }) => isActive),
};

function inOrder(
  offers: readonly PricedOffer[],
  sort: OfferSearch['sort'],
  collator: Pick<Intl.Collator, 'compare'>,
): readonly PricedOffer[] {
  if (sort !== 'name') return sortOffers(offers, sort);
  return [...offers].sort((a, b) => collator.compare(a.header, b.header) || a.position - b.position);
}

/**
 * What the dearest offer of the loan asked for costs, in cents: the end of the scale that the bars of a list share. Offers
 * of another loan are not on it, since a larger or longer one would press all others together.
 */
export function dearestCost(offers: readonly PricedOffer[]): number {
  const comparable = offers.filter(({ shownCost }) => shownCost.kind === 'known' && !shownCost.isAdjusted);
  return Math.max(0, ...comparable.map(({ shownCost }) => costOf(shownCost)));
}

/** What a loan costs, in cents: all that goes back above what was lent. */
export function costOf(cost: PricedOffer['shownCost']): number {
  return cost.kind === 'known' ? cost.totalCents - cost.amountCents : 0;
}
