/** The anchor of an offer on the page of its lender. */
export const offerAnchor = (offerId: number): string => `offer-${offerId}`;
