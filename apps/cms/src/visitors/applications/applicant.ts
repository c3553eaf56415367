import { ageOn, type CountryCode, minAgeOf, parseCalendarDate, todayIn } from '@prestafaro/countries';
import { type Applicant, type EmploymentKind, type MatchingPolicy, toCents } from '@prestafaro/lending';

/** What the matching reads of an application, whether it was just sent or is a row. */
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

/** Money in cents, years on the day of the country. What was not asked keeps nobody from an offer, so it is null. */
export function applicantOf(facts: ApplicantFacts, now: Date): Applicant {
  const birthDate = parseCalendarDate(facts.birthDate);
  if (!birthDate) throw new Error('The date of birth of an application is no date');
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

/** The law of the country's day; every kind of product. */
export function matchingPolicyOf(country: CountryCode, now: Date): MatchingPolicy {
  return { legalAge: minAgeOf(country, todayIn(country, now)), productTypes: null };
}
