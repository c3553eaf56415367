import * as z from 'zod/mini';

/** What is sent to a lender: an application, and later a notice about one that the lender has or may have. */
export type DeliveryKind = 'application' | 'withdrawal' | 'erasure';

/** A later message to a lender about an application: it was withdrawn or erased. */
export type NoticeKind = Exclude<DeliveryKind, 'application'>;

/** How a delivery stands. `cancelled`: the applicant withdrew before it was sent. */
export const deliveryStates = ['waiting', 'accepted', 'refused', 'given_up', 'cancelled'] as const;

/** One of {@link deliveryStates}. `given_up`: the lender did not accept or refuse it within the time for attempts. */
export type DeliveryState = (typeof deliveryStates)[number];

/** `withdrawn`: the lender has the application or may have it, and is told that it was withdrawn. */
export const shownDeliveryStates = [...deliveryStates, 'withdrawn'] as const;

/** The state that the applicant reads: one of {@link shownDeliveryStates}. */
export type ShownDeliveryState = (typeof shownDeliveryStates)[number];

/** A delivery as its applicant sees it: nothing personal, and nothing of the lender's own words. */
export const shownDeliverySchema = z.object({
  offerId: z.int(),
  lender: z.string(),
  state: z.enum(shownDeliveryStates),
  at: z.iso.datetime(),
});

export type ShownDelivery = z.infer<typeof shownDeliverySchema>;
