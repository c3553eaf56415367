/** The criteria by which an offer is compared with an applicant. */
export const matchReasonCodes = [
  'age',
  'income',
  'employment',
  'default_register',
  'identity_document',
  'bank_account',
  'phone',
  'amount',
  'term',
  'product_type',
] as const;

/** A criterion of the matching: one of {@link matchReasonCodes}. */
export type MatchReasonCode = (typeof matchReasonCodes)[number];

/**
 * `met`: within all that is known of the criterion. `unmet`: this keeps the applicant from the offer. `unknown`: the lender
 * does not say, or the applicant has not been asked; it keeps nobody from anything.
 */
export const verdicts = ['met', 'unmet', 'unknown'] as const;

/** The result of one criterion: one of {@link verdicts}. */
export type Verdict = (typeof verdicts)[number];
