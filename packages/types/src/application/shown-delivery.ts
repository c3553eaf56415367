import * as z from 'zod/mini';

/** What is sent to a lender: an application, and later a notice about one that the lender has or may have. */
export type DeliveryKind = 'application' | 'withdrawal' | 'erasure';

/** A later message to a lender about an application: it was withdrawn or erased. */
export type NoticeKind = Exclude<DeliveryKind, 'application'>;

/** How a delivery stands. `cancelled`: it must not be sent any more, because the applicant withdrew or has a loan. */
export const deliveryStates = ['waiting', 'accepted', 'refused', 'given_up', 'cancelled'] as const;

/** One of {@link deliveryStates}. `given_up`: the lender did not accept or refuse it within the time for attempts. */
export type DeliveryState = (typeof deliveryStates)[number];

/**
 * Each of the last three is of a lender that has the application or may have it. `withdrawn`: it is told that the applicant withdrew;
 * `ended`: it is told that the applicant does not need it any more; `unconfirmed`: it was called, and nothing is known of it.
 */
export const shownDeliveryStates = [...deliveryStates, 'withdrawn', 'ended', 'unconfirmed'] as const;

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
