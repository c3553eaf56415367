import type { ShownReason } from '@prestafaro/types/application';
import type { SiteOffer } from '@/features/offers/load-offers';
import type { Personal } from '@/features/offers/personal/personal';

/** The counts of a list of offers. Every page takes them from here, so that no two pages count differently. */
export interface ListFacts {
  /** The listed offers, without the ones that neither are open nor have a link. */
  readonly offers: number;
  readonly lenders: number;
  /** Offers that the lead feed of the site names now. */
  readonly open: number;
  /** Lenders of the open offers. */
  readonly openLenders: number;
  /** Listed offers that fit the visitor's application, open or not; 0 without one. */
  readonly fitting: number;
  readonly fittingAndOpen: number;
  /** Listed offers that would fit if the visitor asked for another amount or term; 0 without an application. */
  readonly fittingOtherLoan: number;
}

/** Counts the offers of a list and their lenders. An offer without a named lender counts as a lender of its own. */
export function listFacts(offers: readonly SiteOffer[], personal: Personal): ListFacts {
  const open = offers.filter(({ isActive }) => isActive);
  const fitting = fittingOffers(offers, personal);
  return {
    offers: offers.length,
    lenders: lendersOf(offers),
    open: open.length,
    openLenders: lendersOf(open),
    fitting: fitting.length,
    fittingAndOpen: fitting.filter(({ isActive }) => isActive).length,
    fittingOtherLoan: offersForOtherLoans(offers, personal).length,
  };
}

/** The offers that fit the visitor's application, in their order. Whether an offer is open is another fact. */
export function fittingOffers<O extends SiteOffer>(offers: readonly O[], personal: Personal): readonly O[] {
  const matched = matchedIds(personal);
  return offers.filter(({ offerId }) => matched.has(offerId));
}

/** The offers that do not fit the visitor's application only because of its amount or its term. */
export function offersForOtherLoans<O extends SiteOffer>(offers: readonly O[], personal: Personal): readonly O[] {
  if (personal.state !== 'own') return [];
  const reasons = new Map(personal.matching.matches.map((match) => [match.offerId, match.reasons]));
  return offers.filter(({ offerId }) => isOnlyTheLoan(reasons.get(offerId) ?? []));
}

function isOnlyTheLoan(reasons: readonly ShownReason[]): boolean {
  const unmet = reasons.filter(({ verdict }) => verdict === 'unmet');
  return unmet.length > 0 && unmet.every(({ code }) => code === 'amount' || code === 'term');
}

function matchedIds(personal: Personal): ReadonlySet<number> {
  if (personal.state !== 'own') return new Set();
  return new Set(personal.matching.matches.filter(({ isMatch }) => isMatch).map(({ offerId }) => offerId));
}

function lendersOf(offers: readonly SiteOffer[]): number {
  return new Set(offers.map(({ lender, header }) => lender?.slug ?? header)).size;
}
