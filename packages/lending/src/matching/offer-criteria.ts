import type { OfferTerms } from '../offer-cost/offer-terms.ts';

/** Whom a lender lends to and what it needs, as the CMS has it (`shared.criteria`). Null is not known: that is not "no". */
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

/** All that decides whether an offer is for somebody. */
export interface OfferCriteria extends LendingCriteria, Limits {
  readonly productType: string | null;
}

/** An offer with its lender, as the CMS gives them. */
export interface MatchableOffer extends Limits {
  readonly offerId: number;
  readonly productType: string | null;
  /** What the card says. */
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
 * The criteria that hold for an offer. Its own stand for the lender's as a whole, not field by field: the editor is told
 * that the lender's hold where the offer has none, and a field left empty in the offer's must be able to mean "not known".
 * About the default register the card's word goes first, so that nobody reads one thing there and is told another here.
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
