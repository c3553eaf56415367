import { type Applicant, requireApplicant } from './applicant.ts';
import { judgeAmount, judgeProductType, judgeTerm } from './loan-reasons.ts';
import type { MatchReason } from './match-reason.ts';
import type { OfferCriteria } from './offer-criteria.ts';
import { judgeAge, judgeEmployment, judgeIncome, judgeNeed, judgeRegister } from './person-reasons.ts';

/** The rules of the country and of the list, beside those of the lender. */
export interface MatchingPolicy {
  /** The minimum age of the country's law, from its dated policy. */
  readonly legalAge: number;
  /** The wanted product types; null accepts all. */
  readonly productTypes: readonly string[] | null;
}

/** Whether an offer fits an applicant, and why. */
export interface OfferMatch {
  /** True if no criterion is unmet. Unknown facts exclude nobody. */
  readonly isMatch: boolean;
  /** All criteria, always in the same order: they also explain a match. */
  readonly reasons: readonly MatchReason[];
}

/**
 * Whether an offer matches an applicant, and why. The result is only a guide: the lender decides, and the page has to say so
 * (R24).
 * @throws {RangeError} for an applicant with invalid figures, or a policy without an age.
 */
export function matchOffer(applicant: Applicant, criteria: OfferCriteria, policy: MatchingPolicy): OfferMatch {
  requireApplicant(applicant);
  if (!Number.isSafeInteger(policy.legalAge)) throw new RangeError('A matching policy has an age in whole years');
  const reasons: MatchReason[] = [
    judgeAge(applicant, criteria, policy.legalAge),
    judgeIncome(applicant, criteria),
    judgeEmployment(applicant, criteria),
    judgeRegister(applicant, criteria),
    { code: 'identity_document', ...judgeNeed(applicant.hasIdentityDocument, criteria.needsIdentityDocument) },
    { code: 'bank_account', ...judgeNeed(applicant.hasBankAccount, criteria.needsBankAccount) },
    { code: 'phone', ...judgeNeed(applicant.hasPhone, criteria.needsPhone) },
    judgeAmount(applicant, criteria),
    judgeTerm(applicant, criteria),
    judgeProductType(criteria, policy.productTypes),
  ];
  return { isMatch: reasons.every(({ verdict }) => verdict !== 'unmet'), reasons };
}
