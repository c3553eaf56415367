/** What an applicant can agree to on the form. Each is a box of its own, and none is ticked beforehand (R22). */
export const formConsents = ['terms', 'lenders', 'messages', 'calls'] as const;

export type FormConsent = (typeof formConsents)[number];

/** Every purpose that a person can agree to. Consent to `push` is asked elsewhere. */
export const consentPurposes = [...formConsents, 'push'] as const;

export type ConsentPurpose = (typeof consentPurposes)[number];
