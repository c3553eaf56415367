import {
  filterOffers,
  groupOffers,
  type OfferFilters,
  type OfferGroups,
  sortOffers,
  toCents,
  type WithCost,
  withCosts,
} from '@prestafaro/lending';
import type { SiteOffer } from '@/features/offers/load-offers';
import { hindrancesOf, ownFit } from '@/features/offers/personal/offer-fit';
import type { Personal } from '@/features/offers/personal/personal';
import { type OfferFilterName, type OfferSearch, offerFilterNames } from '@/features/offers/search/offer-search';
import { type PaymentChoice, paymentChoices } from '@/features/offers/search/payment-choices';
import type { SiteView } from '@/shell/site-view';

/** An offer with its cost for the requested loan. */
export type PricedOffer = WithCost<SiteOffer>;

export interface OfferSelection {
  /** The offers that pass the filters, in the requested order. */
  readonly offers: readonly PricedOffer[];
  /** The number of counted offers under each filter alone. */
  readonly counts: Readonly<Record<OfferFilterName, number>>;
  /** The choices of a highest payment, each with the number of counted offers that it leaves. */
  readonly payments: readonly PaymentChoice[];
}

type Wanted = Pick<OfferSearch, 'amount' | 'days' | 'filters' | 'sort' | 'maxPayment'>;

/**
 * The offers of a search. Filters and orders are those of the rules; activity and alphabet are facts of the list.
 * @param countedOf the offers that the numbers beside the filters count; all by default
 */
export function selectOffers(
  listed: readonly SiteOffer[],
  search: Wanted,
  { site, money }: Pick<SiteView, 'site' | 'money'>,
  countedOf = (offers: readonly PricedOffer[]) => offers,
): OfferSelection {
  const { days } = search;
  const requested = { amountCents: toCents(search.amount), days, decimals: money.decimals };
  const priced: readonly PricedOffer[] = withCosts(listed, requested);
  const affordable = filterOffers(priced, limitOf(search));
  const passed = search.filters.reduce<readonly PricedOffer[]>((offers, name) => passing[name](offers), affordable);
  const counted = countedOf(priced);
  const counts = offerFilterNames.map((name) => [name, passing[name](counted).length] as const);
  return {
    offers: inOrder(passed, search.sort, site),
    counts: Object.fromEntries(counts) as Record<OfferFilterName, number>,
    payments: paymentChoices(counted),
  };
}

/** The selected offers by what the visitor can have for the loan (decisions, "Order and groups"). */
export function groupSelected(
  offers: readonly PricedOffer[],
  { amount, days }: Pick<OfferSearch, 'amount' | 'days'>,
  personal: Personal | undefined,
  { money }: Pick<SiteView, 'money'>,
): OfferGroups<PricedOffer> {
  const requested = { amountCents: toCents(amount), days, decimals: money.decimals };
  return groupOffers(offers, requested, ({ offerId }) => hindrancesOf(ownFit(personal, offerId)).length);
}

/** The groups of a list, or undefined for a list without groups: nobody asked for a loan, or looks for a lender by its name. */
export function listGroups(
  offers: readonly PricedOffer[],
  search: Pick<OfferSearch, 'amount' | 'days' | 'sort' | 'isLoanAsked'>,
  personal: Personal | undefined,
  view: Pick<SiteView, 'money'>,
): OfferGroups<PricedOffer> | undefined {
  const isByName = search.sort === 'name' && personal?.state !== 'answered';
  return search.isLoanAsked && !isByName ? groupSelected(offers, search, personal, view) : undefined;
}

const limitOf = ({ maxPayment }: Pick<Wanted, 'maxPayment'>): OfferFilters =>
  maxPayment === undefined ? {} : { maxPaymentCents: toCents(maxPayment) };

type Filter = (offers: readonly PricedOffer[]) => readonly PricedOffer[];

const byRule =
  (filters: OfferFilters): Filter =>
  (offers) =>
    filterOffers(offers, filters);

const passing: Readonly<Record<OfferFilterName, Filter>> = {
  defaultRegister: byRule({ acceptsDefaultRegister: true }),
  firstLoanFree: byRule({ hasFreeFirstLoan: true }),
  singlePayment: byRule({ singlePayment: true }),
  instalments: byRule({ instalments: true }),
  receives: byRule({ takesApplications: true }),
  active: (offers) => offers.filter(({ isActive }) => isActive),
};

function inOrder(
  offers: readonly PricedOffer[],
  sort: OfferSearch['sort'],
  { language }: SiteView['site'],
): readonly PricedOffer[] {
  if (sort !== 'name') return sortOffers(offers, sort);
  const collator = new Intl.Collator(language);
  return [...offers].sort((a, b) => collator.compare(a.header, b.header) || a.position - b.position);
}

/** The loan whose cost it is: units of the currency, and days. */
export const loanOfCost = ({ amountCents, days }: { readonly amountCents: number; readonly days: number }) => ({
  amount: amountCents / 100,
  days,
});

/** The cost of a loan, in cents: the total less the amount. */
export function costOf(cost: PricedOffer['shownCost']): number {
  return cost.kind === 'known' ? cost.totalCents - cost.amountCents : 0;
}
