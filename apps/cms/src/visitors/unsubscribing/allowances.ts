/** Everybody may be unsubscribed by anybody, so nobody may enter a list of addresses. */
export const UNSUBSCRIBE_ALLOWANCE = { perPerson: 20, shareOfForms: 0.25 } as const;
