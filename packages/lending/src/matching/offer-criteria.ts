import type { OfferTerms } from '../offer-cost/offer-terms.ts';

/** A lender's conditions for borrowers, as the CMS stores them (`shared.criteria`). Null is unknown, which is not "no". */
export interface LendingCriteria {
  readonly minAge: number | null;
  readonly maxAge: number | null;
  /** Whole units of the currency, net. */
  readonly minMonthlyIncome: number | null;
  readonly acceptsDefaultRegister: boolean | null;
  readonly acceptsEmployees: boolean | null;
  readonly acceptsSelfEmployed: boolean | null;
  readonly acceptsPensioners: boolean | null;
  readonly acceptsUnemployed: boolean | null;
  readonly acceptsStudents: boolean | null;
  readonly needsIdentityDocument: boolean | null;
  readonly needsBankAccount: boolean | null;
  readonly needsPhone: boolean | null;
}

type Limits = Pick<OfferTerms, 'minAmount' | 'maxAmount' | 'minDays' | 'maxDays'>;

/** All facts of an offer that the matching uses. */
export interface OfferCriteria extends LendingCriteria, Limits {
  readonly productType: string | null;
}

/** An offer with its lender, as the CMS returns them. */
export interface MatchableOffer extends Limits {
  readonly offerId: number;
  readonly productType: string | null;
  /** The value on the card. */
  readonly acceptsDefaultRegister: boolean | null;
  readonly criteria: LendingCriteria | null;
  readonly lender: { readonly criteria: LendingCriteria | null } | null;
}

const nothingKnown: LendingCriteria = {
  minAge: null,
  maxAge: null,
  minMonthlyIncome: null,
  acceptsDefaultRegister: null,
  acceptsEmployees: null,
  acceptsSelfEmployed: null,
  acceptsPensioners: null,
  acceptsUnemployed: null,
  acceptsStudents: null,
  needsIdentityDocument: null,
  needsBankAccount: null,
  needsPhone: null,
};

/**
 * The criteria of an offer. Its own criteria replace the lender's as a whole, not field by field, because the editor is told
 * that the lender's apply if the offer has none, and an empty field of the offer must be able to mean "unknown". The card's
 * value for the default register takes precedence, so that the card and the matching never contradict each other.
 */
export function criteriaOf(offer: MatchableOffer): OfferCriteria {
  const { productType, minAmount, maxAmount, minDays, maxDays } = offer;
  const criteria = offer.criteria ?? offer.lender?.criteria ?? nothingKnown;
  return {
    ...criteria,
    acceptsDefaultRegister: offer.acceptsDefaultRegister ?? criteria.acceptsDefaultRegister,
    productType,
    minAmount,
    maxAmount,
    minDays,
    maxDays,
  };
}
