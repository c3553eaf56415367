import { type EmploymentKind, employmentKinds } from '@prestafaro/types/application';
import { toCents } from '../cents.ts';
import type { MatchingPolicy } from './match-offer.ts';
import type { MatchReason } from './match-reason.ts';
import type { LendingCriteria } from './offer-criteria.ts';
import { judgeAge, judgeEmployment, judgeIncome, judgeRegister } from './person-reasons.ts';

/** A part of a scale in whole units, with both ends; null has no end. No offer of a list tells two values of one band apart. */
export interface AnswerBand {
  readonly from: number;
  readonly to: number | null;
}

/** What a visitor tells of himself without a name, no finer than the offers of a list need. Null is not answered. */
export interface VisitorAnswers {
  readonly employment: EmploymentKind | null;
  /** Net income of a month in units of the currency. */
  readonly income: AnswerBand | null;
  readonly isInDefaultRegister: boolean | null;
  /** Years. */
  readonly age: AnswerBand | null;
}

/** The questions whose answers decide something for at least one offer of a list, and their choices. */
export interface VisitorQuestions {
  /** Every kind of income, or none if no offer refuses one. */
  readonly employment: readonly EmploymentKind[];
  readonly income: readonly AnswerBand[];
  readonly defaultRegister: boolean;
  readonly age: readonly AnswerBand[];
}

type AgePolicy = Pick<MatchingPolicy, 'legalAge'>;

/** The questions that decide something among offers with these criteria. */
export function questionsOf(offers: readonly LendingCriteria[], { legalAge }: AgePolicy): VisitorQuestions {
  const refusesKind = (criteria: LendingCriteria) =>
    employmentKinds.some((employment) => judgeEmployment({ employment }, criteria).verdict === 'unmet');
  const ages = offers.flatMap(({ minAge, maxAge }) => [minAge ?? 0, maxAge === null ? 0 : maxAge + 1]);
  return {
    employment: offers.some(refusesKind) ? employmentKinds : [],
    income: bandsBetween(
      0,
      offers.map(({ minMonthlyIncome }) => minMonthlyIncome ?? 0),
    ),
    defaultRegister: offers.some(
      (criteria) => judgeRegister({ isInDefaultRegister: true }, criteria).verdict === 'unmet',
    ),
    age: bandsBetween(legalAge, ages),
  };
}

/** The bands of a scale that begins at `first` and changes at each of the limits. None without a limit above `first`. */
function bandsBetween(first: number, limits: readonly number[]): AnswerBand[] {
  const cuts = [...new Set(limits)].filter((limit) => limit > first).sort((a, b) => a - b);
  if (cuts.length === 0) return [];
  return [first, ...cuts].map((from, index) => {
    const next = cuts[index];
    return { from, to: next === undefined ? null : next - 1 };
  });
}

/** Compares what was answered, and nothing else, with the criteria of an offer, by the rules of the matching. */
export function judgeAnswers(
  { employment, income, isInDefaultRegister, age }: VisitorAnswers,
  criteria: LendingCriteria,
  { legalAge }: AgePolicy,
): MatchReason[] {
  return [
    ...(employment === null ? [] : [judgeEmployment({ employment }, criteria)]),
    ...(income === null ? [] : [judgeIncome({ monthlyIncomeCents: toCents(income.from) }, criteria)]),
    ...(isInDefaultRegister === null ? [] : [judgeRegister({ isInDefaultRegister }, criteria)]),
    ...(age === null ? [] : [judgeAge({ age: age.from }, criteria, legalAge)]),
  ];
}
