import type { SiteOffer } from '@/features/offers/load-offers';

/** More columns than this cannot be read side by side. The messages name the number in words. */
export const maxCompared = 4;

/** The offers that a visitor has chosen, by what can be shown of them: none is left out silently. */
export interface ChosenOffers<Offer> {
  /** In the order they were chosen, {@link maxCompared} at most. */
  readonly compared: readonly Offer[];
  /** The chosen ones beyond them. */
  readonly leftOver: readonly Offer[];
  /** The names of offers that are published but not in the list: closed, and without a link. */
  readonly gone: readonly string[];
  /** The numbers of offers that are not published: withdrawn, or mistyped in the address. */
  readonly unknown: readonly number[];
}

/** The chosen offers that a page leaves out of its list, because of its filters. @param listed those that it shows */
export function chosenOutside<Offer extends Pick<SiteOffer, 'offerId'>>(
  { compared, leftOver }: Pick<ChosenOffers<Offer>, 'compared' | 'leftOver'>,
  listed: readonly Pick<SiteOffer, 'offerId'>[],
): readonly Offer[] {
  const shown = new Set(listed.map(({ offerId }) => offerId));
  return [...compared, ...leftOver].filter(({ offerId }) => !shown.has(offerId));
}

type Named = Pick<SiteOffer, 'offerId' | 'header'>;

/**
 * Finds the chosen offers.
 * @param unlisted the published offers that the rules leave out of the list
 * @param ids of the query, each once
 */
export function chosenOffers<Offer extends Named>(
  listed: readonly Offer[],
  unlisted: readonly Named[],
  ids: readonly number[],
): ChosenOffers<Offer> {
  const found = ids.flatMap((id) => listed.find(({ offerId }) => offerId === id) ?? []);
  const missing = ids.filter((id) => !found.some(({ offerId }) => offerId === id));
  const nameOf = (id: number) => unlisted.find(({ offerId }) => offerId === id)?.header;
  return {
    compared: found.slice(0, maxCompared),
    leftOver: found.slice(maxCompared),
    gone: missing.flatMap((id) => nameOf(id) ?? []),
    unknown: missing.filter((id) => nameOf(id) === undefined),
  };
}
