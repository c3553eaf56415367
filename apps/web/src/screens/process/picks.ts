import type { ApplicationProgress, ShownDelivery } from '@prestafaro/types/application';
import type { PricedOffer } from '@/features/offers/search/select-offers';

/** An offer that the applicant picked, with everything that is known of it. */
export interface PickedOffer {
  readonly offerId: number;
  readonly lender: string;
  /** When it was picked. */
  readonly at: string;
  /** What became of the application at the lender; undefined if the applicant went to its website. */
  readonly delivery: ShownDelivery | undefined;
  /** The offer with its cost for the loan of the application; undefined if it is no longer listed. */
  readonly offer: PricedOffer | undefined;
}

/**
 * The picked offers, the latest first. A delivery counts as a pick also where its click is gone. One whose lender is unknown by now
 * is left out.
 * @param offers the listed offers, with their cost for the loan of the application
 */
export function pickedOffers(
  { picks, deliveries = [] }: Pick<ApplicationProgress, 'picks' | 'deliveries'>,
  offers: readonly PricedOffer[],
): readonly PickedOffer[] {
  const clicked = new Set(picks.map(({ offerId }) => offerId));
  const all = [...picks, ...deliveries.filter(({ offerId }) => !clicked.has(offerId))];
  return all.flatMap(({ offerId, lender: named, at }) => {
    const offer = offers.find((one) => one.offerId === offerId);
    const lender = named ?? offer?.lender?.name;
    if (lender === undefined) return [];
    return { offerId, lender, at, delivery: deliveries.find((one) => one.offerId === offerId), offer };
  });
}

/** Whether the lender has or gets the application from us, so that it is the lender that acts next. */
export const isDelivered = ({ delivery }: Pick<PickedOffer, 'delivery'>): boolean =>
  delivery?.state === 'accepted' || delivery?.state === 'waiting';
