import type { PricedOffer } from '@/features/offers/search/select-offers';

/** More columns than this cannot be read side by side. */
export const maxCompared = 3;

export interface ChosenOffers {
  /** In the order they were chosen, three at most. */
  readonly compared: readonly PricedOffer[];
  /** A note if the choice cannot be shown as it was made. */
  readonly remark?: 'tooMany' | 'tooFew' | 'gone';
}

/** The offers of a query that are still in the list. */
export function chosenOffers(offers: readonly PricedOffer[], ids: readonly number[]): ChosenOffers {
  const found = ids.flatMap((id) => offers.find(({ offerId }) => offerId === id) ?? []);
  if (found.length > maxCompared) return { compared: found.slice(0, maxCompared), remark: 'tooMany' };
  if (found.length < ids.length) return { compared: found, remark: 'gone' };
  return found.length === 1 ? { compared: found, remark: 'tooFew' } : { compared: found };
}
