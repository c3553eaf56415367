import type { ApplicationAnswers } from '@prestafaro/application';
import { ageOn, type CountryCode, minAgeOf, parseCalendarDate, todayIn, toIsoDate } from '@prestafaro/countries';
import { type Applicant, type MatchingPolicy, toCents } from '@prestafaro/lending';
import type { EmploymentKind } from '@prestafaro/types/application';

/** The part of an application that matching reads. The application may be a message or a stored row. */
export interface ApplicantFacts {
  country: CountryCode;
  /** `2008-11-20` */
  birthDate: string;
  amount: number;
  days: number;
  monthlyIncome: number | null;
  employment: EmploymentKind | null;
  inDefaultRegister: boolean | null;
  hasBankAccount: boolean | null;
  hasDocument: boolean;
  hasAccount: boolean;
}

/** What matching reads of a checked form. */
export function factsOf(country: CountryCode, answers: ApplicationAnswers): ApplicantFacts {
  return {
    ...answers,
    country,
    birthDate: toIsoDate(answers.birthDate),
    hasDocument: answers.document !== null,
    hasAccount: answers.account !== null,
  };
}

/**
 * Money in cents, the age on today's date in the country. A question that was not asked gives null, because it must exclude
 * nobody from an offer.
 */
export function applicantOf(facts: ApplicantFacts, now: Date): Applicant {
  const birthDate = parseCalendarDate(facts.birthDate);
  if (!birthDate) throw new Error('The date of birth of an application is not a date');
  return {
    amountCents: toCents(facts.amount),
    days: facts.days,
    age: ageOn(birthDate, todayIn(facts.country, now)),
    monthlyIncomeCents: facts.monthlyIncome === null ? null : toCents(facts.monthlyIncome),
    employment: facts.employment,
    isInDefaultRegister: facts.inDefaultRegister,
    hasIdentityDocument: facts.hasDocument || null,
    hasBankAccount: facts.hasAccount || facts.hasBankAccount,
    hasPhone: true,
  };
}

/** The legal age on today's date in the country, and every kind of product. */
export function matchingPolicyOf(country: CountryCode, now: Date): MatchingPolicy {
  return { legalAge: minAgeOf(country, todayIn(country, now)), productTypes: null };
}
