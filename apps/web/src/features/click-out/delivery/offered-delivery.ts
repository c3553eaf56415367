import type { PickPart } from '@prestafaro/application';
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
  | {
      readonly kind: 'offered';
      readonly parts: readonly DeliveredPart[];
      /** Those of them that the application lacks, so that the page asks for them. */
      readonly asked: readonly PickPart[];
    }
  | { readonly kind: 'sent'; readonly delivery: ShownDelivery };

/** As the CMS has it (`apps/cms/src/delivery/lenders/sendable.ts`), which decides. */
const sendable: readonly ApplicationStatus[] = ['offers_shown', 'offer_picked', 'under_review', 'approved', 'declined'];

/** @param progress of the visitor's own application; undefined without one */
export function offeredDelivery(
  { offerId, lender, lenderLink }: Pick<FeedOffer, 'offerId' | 'lender' | 'lenderLink'>,
  progress: Pick<ApplicationProgress, 'status' | 'matches' | 'deliveries' | 'absentParts' | 'askedParts'> | undefined,
): OfferedDelivery {
  const delivery = progress?.deliveries?.find((each) => each.offerId === offerId);
  if (delivery) return { kind: 'sent', delivery };
  const isFitting = progress?.matches.find((match) => match.offerId === offerId)?.isMatch ?? true;
  const asked = progress?.askedParts.filter((part) => lender?.receives?.includes(part)) ?? [];
  const isThere = (part: DeliveredPart) =>
    !progress?.absentParts?.includes(part) || asked.some((each) => each === part);
  const parts = lender?.receives?.filter(isThere);
  if (!progress || !parts || lenderLink === null || !isFitting) return { kind: 'none' };
  return sendable.includes(progress.status) ? { kind: 'offered', parts, asked } : { kind: 'none' };
}
