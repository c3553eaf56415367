/**
 * Requests of one person per hour (R34), who may be a household or an office. Above a share of FORMS_PER_MINUTE each needs a proof
 * (`proofs/attack-guard.ts`), so that nobody enters a list of addresses.
 */
export const UNSUBSCRIBE_ALLOWANCE = { perPerson: 20 } as const;
export const UNSUBSCRIBE_SHARE_OF_FORMS = 0.25;
