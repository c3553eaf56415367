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
 * Each of the last three is of a lender that has the application or may have it. `withdrawn`: the applicant withdrew; `ended`: the
 * lender gets a notice that the applicant does not need it any more; `unconfirmed`: it was called, and nothing is known of it.
 */
export const shownDeliveryStates = [...deliveryStates, 'withdrawn', 'ended', 'unconfirmed'] as const;

/** The state that the applicant reads: one of {@link shownDeliveryStates}. */
export type ShownDeliveryState = (typeof shownDeliveryStates)[number];

/** What became of a notice to a lender. `arrived`: the lender's server accepted it. */
export const noticeStates = ['waiting', 'arrived', 'failed'] as const;

/** One of {@link noticeStates}. */
export type NoticeState = (typeof noticeStates)[number];

/** What the state of a delivery is told with. A CMS that is older than the web app does not tell what has a default. */
export const toldDeliveryFields = {
  lender: z.string(),
  state: z.enum(shownDeliveryStates),
  /** The lender accepted the application. Of one that was called and did not, it is unknown. */
  hasIt: z._default(z.boolean(), false),
  /** Nothing more is to come from the lender: it has decided, or the applicant has a loan. */
  isDecided: z._default(z.boolean(), false),
  /** In the states `withdrawn` and `ended`: the notice to the lender. Null without one: it was not due, or is erased after its time. */
  notice: z._default(z.nullable(z.enum(noticeStates)), null),
};

/** A delivery as its applicant sees it: nothing personal, and nothing of the lender's own words. `at`: when the stated thing happened. */
export const shownDeliverySchema = z.object({ offerId: z.int(), ...toldDeliveryFields, at: z.iso.datetime() });

export type ShownDelivery = z.infer<typeof shownDeliverySchema>;
