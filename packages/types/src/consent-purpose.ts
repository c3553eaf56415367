/** The purposes that an applicant can agree to on the form. Each has its own box, and none is ticked by default (R22). */
export const formConsents = ['terms', 'lenders', 'messages', 'calls'] as const;

/** A purpose with a box on the application form: one of {@link formConsents}. */
export type FormConsent = (typeof formConsents)[number];

/** Every purpose that a person can agree to. Another form asks for the consent to `push`. */
export const consentPurposes = [...formConsents, 'push'] as const;

/** A purpose by which a consent is stored and revoked: one of {@link consentPurposes}. */
export type ConsentPurpose = (typeof consentPurposes)[number];
