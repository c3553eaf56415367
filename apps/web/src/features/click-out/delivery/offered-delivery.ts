import type {
  ApplicationProgress,
  ApplicationStatus,
  DeliveredPart,
  ShownDelivery,
} from '@prestafaro/types/application';
import type { FeedOffer } from '@prestafaro/types/offer-feed';

/** Whether an application may go, or goes, from us to the lender of an offer. */
export type OfferedDelivery =
  /** The lender is reached by click-out only, or there is nothing to send. */
  | { readonly kind: 'none' }
  | { readonly kind: 'offered'; readonly parts: readonly DeliveredPart[] }
  | { readonly kind: 'sent'; readonly delivery: ShownDelivery };

/** As the CMS has it (`apps/cms/src/delivery/lenders/sendable.ts`), which decides. */
const sendable: readonly ApplicationStatus[] = ['offers_shown', 'offer_picked', 'under_review', 'approved', 'declined'];

/** @param progress of the visitor's own application; undefined without one */
export function offeredDelivery(
  { offerId, lender, lenderLink }: Pick<FeedOffer, 'offerId' | 'lender' | 'lenderLink'>,
  progress: Pick<ApplicationProgress, 'status' | 'matches' | 'deliveries' | 'absentParts'> | undefined,
): OfferedDelivery {
  const delivery = progress?.deliveries?.find((each) => each.offerId === offerId);
  if (delivery) return { kind: 'sent', delivery };
  const isFitting = progress?.matches.find((match) => match.offerId === offerId)?.isMatch ?? true;
  const parts = lender?.receives?.filter((part) => !progress?.absentParts?.includes(part));
  if (!progress || !parts || lenderLink === null || !isFitting) return { kind: 'none' };
  return sendable.includes(progress.status) ? { kind: 'offered', parts } : { kind: 'none' };
}
