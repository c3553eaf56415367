import * as z from 'zod/mini';

/** How a delivery stands. `cancelled`: the applicant withdrew before it was sent. */
export const deliveryStates = ['waiting', 'accepted', 'refused', 'given_up', 'cancelled'] as const;

export type DeliveryState = (typeof deliveryStates)[number];

/** A delivery as its applicant sees it: nothing personal, and nothing of the lender's own words. */
export const shownDeliverySchema = z.object({
  offerId: z.int(),
  lender: z.string(),
  state: z.enum(deliveryStates),
  at: z.iso.datetime(),
});

export type ShownDelivery = z.infer<typeof shownDeliverySchema>;
