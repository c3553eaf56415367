import type { EmploymentKind, Verdict } from '@prestafaro/types/application';
import { toCents } from '../cents.ts';
import type { Applicant } from './applicant.ts';
import { judgeLimits, type MatchReasonOf } from './match-reason.ts';
import type { LendingCriteria } from './offer-criteria.ts';

/** The minimum age is the legal age if the lender states none. No lender can go below it (R29). */
export function judgeAge(
  { age }: Pick<Applicant, 'age'>,
  criteria: LendingCriteria,
  legalAge: number,
): MatchReasonOf<'age'> {
  const verdict =
    age === null ? 'unknown' : age < legalAge ? 'unmet' : judgeLimits(age, criteria.minAge, criteria.maxAge);
  return { code: 'age', verdict, age, minAge: Math.max(legalAge, criteria.minAge ?? 0), maxAge: criteria.maxAge };
}

/** A lender that needs no income (0) accepts an unknown income. */
export function judgeIncome(
  { monthlyIncomeCents }: Pick<Applicant, 'monthlyIncomeCents'>,
  criteria: LendingCriteria,
): MatchReasonOf<'income'> {
  const minMonthlyIncomeCents = criteria.minMonthlyIncome === null ? null : toCents(criteria.minMonthlyIncome);
  const figures = { monthlyIncomeCents, minMonthlyIncomeCents };
  if (minMonthlyIncomeCents === 0) return { code: 'income', verdict: 'met', ...figures };
  const verdict =
    monthlyIncomeCents === null ? 'unknown' : judgeLimits(monthlyIncomeCents, minMonthlyIncomeCents, null);
  return { code: 'income', verdict, ...figures };
}

const acceptance = {
  employee: 'acceptsEmployees',
  self_employed: 'acceptsSelfEmployed',
  pensioner: 'acceptsPensioners',
  unemployed: 'acceptsUnemployed',
  student: 'acceptsStudents',
} as const satisfies Record<EmploymentKind, keyof LendingCriteria>;

/** Compares how the applicant lives with what the lender says about each kind; `unknown` if either is not stated. */
export function judgeEmployment(
  { employment }: Pick<Applicant, 'employment'>,
  criteria: LendingCriteria,
): MatchReasonOf<'employment'> {
  const isAccepted = employment && criteria[acceptance[employment]];
  return { code: 'employment', verdict: verdictOn(isAccepted), employment, isAccepted };
}

/** An applicant who is in no register always meets this criterion. */
export function judgeRegister(
  { isInDefaultRegister }: Pick<Applicant, 'isInDefaultRegister'>,
  { acceptsDefaultRegister: isAccepted }: LendingCriteria,
): MatchReasonOf<'default_register'> {
  const figures = { isInDefaultRegister, isAccepted };
  if (isInDefaultRegister === false) return { code: 'default_register', verdict: 'met', ...figures };
  const mayBeInOne = isInDefaultRegister === null && isAccepted === false;
  return { code: 'default_register', verdict: mayBeInOne ? 'unknown' : verdictOn(isAccepted), ...figures };
}

interface Needed {
  readonly has: boolean | null;
  readonly isNeeded: boolean | null;
  readonly verdict: Verdict;
}

/** Something that a lender may need: a document, an account, a telephone. */
export function judgeNeed(has: boolean | null, isNeeded: boolean | null): Needed {
  if (has === true || isNeeded === false) return { verdict: 'met', has, isNeeded };
  return { verdict: has === false && isNeeded === true ? 'unmet' : 'unknown', has, isNeeded };
}

function verdictOn(isAccepted: boolean | null): Verdict {
  if (isAccepted === null) return 'unknown';
  return isAccepted ? 'met' : 'unmet';
}
