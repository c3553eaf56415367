import { type Applicant, requireApplicant } from './applicant.ts';
import { judgeAmount, judgeProductType, judgeTerm } from './loan-reasons.ts';
import type { MatchReason } from './match-reason.ts';
import type { OfferCriteria } from './offer-criteria.ts';
import { judgeAge, judgeEmployment, judgeIncome, judgeNeed, judgeRegister } from './person-reasons.ts';

/** What the country and the list say, beside the lender. */
export interface MatchingPolicy {
  /** The age from which the country's law lets anybody borrow: a figure of its dated policy. */
  readonly legalAge: number;
  /** The kinds that are asked for; null is every kind. */
  readonly productTypes: readonly string[] | null;
}

export interface OfferMatch {
  /** No criterion is unmet. What is not known keeps nobody out. */
  readonly isMatch: boolean;
  /** Every criterion, always all and in the same order: why it matches as well as why not. */
  readonly reasons: readonly MatchReason[];
}

/**
 * Whether an offer is for an applicant, and why. It orients and decides nothing: only the lender decides, and the page has
 * to say so (R24).
 * @throws {RangeError} for an applicant without proper figures, or a policy without an age.
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
