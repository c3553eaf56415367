import type { MatchReasonCode, Verdict } from '@prestafaro/types/application';
import { describe, expect, test } from 'vitest';
import type { Applicant } from './applicant.ts';
import { matchOffer } from './match-offer.ts';
import { applicant, criteria, policy } from './matching.fixture.ts';
import type { OfferCriteria } from './offer-criteria.ts';

type Case = [states: string, person: Partial<Applicant>, offer: Partial<OfferCriteria>, verdict: Verdict];

/** The verdict on one criterion. It checks that this verdict alone decides the match. */
function judged(code: MatchReasonCode, person: Partial<Applicant>, offer: Partial<OfferCriteria>) {
  const { isMatch, reasons } = matchOffer(applicant(person), criteria(offer), policy);
  const verdict = reasons.find((reason) => reason.code === code)?.verdict;
  expect(isMatch).toBe(verdict !== 'unmet');
  return verdict;
}

describe('matchOffer: age', () => {
  test.each<Case>([
    ['the minimum age', { age: 21 }, { minAge: 21, maxAge: 75 }, 'met'],
    ['a year below the minimum age', { age: 20 }, { minAge: 21, maxAge: 75 }, 'unmet'],
    ['the maximum age', { age: 75 }, { minAge: 21, maxAge: 75 }, 'met'],
    ['a year above the maximum age', { age: 76 }, { minAge: 21, maxAge: 75 }, 'unmet'],
    ['below the legal age, without limits of the lender', { age: 17 }, {}, 'unmet'],
    ['below the legal age, with a lower limit of the lender', { age: 17 }, { minAge: 16 }, 'unmet'],
    ['an age that nobody was asked', { age: null }, { minAge: 21, maxAge: 75 }, 'unknown'],
    ['of legal age, without limits of the lender', { age: 18 }, {}, 'unknown'],
    ['within the only known limit', { age: 30 }, { maxAge: 75 }, 'met'],
  ])('%s', (_, person, offer, verdict) => {
    expect(judged('age', person, offer)).toBe(verdict);
  });
});

describe('matchOffer: income', () => {
  test.each<Case>([
    ['exactly the minimum income', { monthlyIncomeCents: 700_00 }, { minMonthlyIncome: 700 }, 'met'],
    ['a cent below the minimum income', { monthlyIncomeCents: 699_99 }, { minMonthlyIncome: 700 }, 'unmet'],
    ['an unknown income and a minimum', { monthlyIncomeCents: null }, { minMonthlyIncome: 700 }, 'unknown'],
    ['an unknown income and a minimum of 0', { monthlyIncomeCents: null }, { minMonthlyIncome: 0 }, 'met'],
    ['no income and an unknown minimum', { monthlyIncomeCents: 0 }, {}, 'unknown'],
  ])('%s', (_, person, offer, verdict) => {
    expect(judged('income', person, offer)).toBe(verdict);
  });
});

describe('matchOffer: employment', () => {
  test.each<Case>([
    ['an accepted employee', { employment: 'employee' }, { acceptsEmployees: true }, 'met'],
    ['a refused employee', { employment: 'employee' }, { acceptsEmployees: false }, 'unmet'],
    ['a refused self-employed person', { employment: 'self_employed' }, { acceptsSelfEmployed: false }, 'unmet'],
    ['a refused pensioner', { employment: 'pensioner' }, { acceptsPensioners: false }, 'unmet'],
    ['a refused unemployed person', { employment: 'unemployed' }, { acceptsUnemployed: false }, 'unmet'],
    ['a refused student', { employment: 'student' }, { acceptsStudents: false }, 'unmet'],
    [
      'an accepted student, when employees are refused',
      { employment: 'student' },
      { acceptsStudents: true, acceptsEmployees: false },
      'met',
    ],
    ['a lender without a statement on students', { employment: 'student' }, { acceptsEmployees: true }, 'unknown'],
    ['an unknown employment', { employment: null }, { acceptsStudents: false }, 'unknown'],
  ])('%s', (_, person, offer, verdict) => {
    expect(judged('employment', person, offer)).toBe(verdict);
  });
});

describe('matchOffer: default register', () => {
  test.each<Case>([
    ['registered and accepted', { isInDefaultRegister: true }, { acceptsDefaultRegister: true }, 'met'],
    ['registered and refused', { isInDefaultRegister: true }, { acceptsDefaultRegister: false }, 'unmet'],
    ['registered, acceptance unknown', { isInDefaultRegister: true }, {}, 'unknown'],
    ['not registered', { isInDefaultRegister: false }, { acceptsDefaultRegister: false }, 'met'],
    ['registration unknown and refused', { isInDefaultRegister: null }, { acceptsDefaultRegister: false }, 'unknown'],
    ['registration unknown and accepted', { isInDefaultRegister: null }, { acceptsDefaultRegister: true }, 'met'],
  ])('%s', (_, person, offer, verdict) => {
    expect(judged('default_register', person, offer)).toBe(verdict);
  });
});

describe.each([
  ['identity_document', 'hasIdentityDocument', 'needsIdentityDocument'],
  ['bank_account', 'hasBankAccount', 'needsBankAccount'],
  ['phone', 'hasPhone', 'needsPhone'],
] as const)('matchOffer: %s', (code, has, needs) => {
  test.each<[states: string, has: boolean | null, needed: boolean | null, verdict: Verdict]>([
    ['needed and present', true, true, 'met'],
    ['needed and missing', false, true, 'unmet'],
    ['needed and unknown', null, true, 'unknown'],
    ['not needed', false, false, 'met'],
    ['need unknown', false, null, 'unknown'],
  ])('%s', (_, value, needed, verdict) => {
    expect(judged(code, { [has]: value }, { [needs]: needed })).toBe(verdict);
  });
});

describe('matchOffer: amount and term', () => {
  test.each<Case>([
    ['exactly the maximum amount', { amountCents: 300_00 }, { minAmount: 50, maxAmount: 300 }, 'met'],
    ['a cent above the maximum', { amountCents: 300_01 }, { minAmount: 50, maxAmount: 300 }, 'unmet'],
    ['a cent below the minimum', { amountCents: 49_99 }, { minAmount: 50, maxAmount: 300 }, 'unmet'],
    ['unknown amounts', { amountCents: 1_000_000_00 }, {}, 'unknown'],
  ])('%s', (_, person, offer, verdict) => {
    expect(judged('amount', person, offer)).toBe(verdict);
  });

  test.each<Case>([
    ['the minimum term', { days: 91 }, { minDays: 91, maxDays: 120 }, 'met'],
    ['a day below the minimum', { days: 90 }, { minDays: 91, maxDays: 120 }, 'unmet'],
    ['a day above the maximum', { days: 121 }, { minDays: 91, maxDays: 120 }, 'unmet'],
    ['unknown terms', { days: 30 }, {}, 'unknown'],
  ])('%s', (_, person, offer, verdict) => {
    expect(judged('term', person, offer)).toBe(verdict);
  });
});

describe('matchOffer: product type', () => {
  test.each<[states: string, productType: string | null, wanted: string[] | null, verdict: Verdict]>([
    ['all types wanted', 'loan', null, 'met'],
    ['a wanted type', 'cash_loan', ['cash_loan'], 'met'],
    ['a type that is not wanted', 'loan', ['cash_loan'], 'unmet'],
    ['an unknown type', null, ['cash_loan'], 'unknown'],
    ['an entry that is not an offer, all types wanted', 'domainactive', null, 'unmet'],
    ['an entry that is not an offer, its type wanted', 'domainactive', ['domainactive'], 'unmet'],
  ])('%s', (_, productType, wanted, verdict) => {
    const { reasons } = matchOffer(applicant(), criteria({ productType }), { ...policy, productTypes: wanted });
    expect(reasons.at(-1)).toEqual({ code: 'product_type', verdict, productType, wanted });
  });
});

test('matchOffer: reports every criterion with its figures, money in cents', () => {
  const offer = criteria({ minAge: 16, maxAge: 30, minMonthlyIncome: 500, acceptsEmployees: true, maxAmount: 1000 });
  expect(matchOffer(applicant(), offer, policy)).toEqual({
    isMatch: false,
    reasons: [
      { code: 'age', verdict: 'unmet', age: 35, minAge: 18, maxAge: 30 },
      { code: 'income', verdict: 'met', monthlyIncomeCents: 1_400_00, minMonthlyIncomeCents: 500_00 },
      { code: 'employment', verdict: 'met', employment: 'employee', isAccepted: true },
      { code: 'default_register', verdict: 'met', isInDefaultRegister: false, isAccepted: null },
      { code: 'identity_document', verdict: 'met', has: true, isNeeded: null },
      { code: 'bank_account', verdict: 'met', has: true, isNeeded: null },
      { code: 'phone', verdict: 'met', has: true, isNeeded: null },
      { code: 'amount', verdict: 'met', amountCents: 300_00, minAmountCents: null, maxAmountCents: 1000_00 },
      { code: 'term', verdict: 'unknown', days: 100, minDays: null, maxDays: null },
      { code: 'product_type', verdict: 'met', productType: 'loan', wanted: null },
    ],
  });
});

describe('matchOffer: invalid figures', () => {
  test.each<Partial<Applicant>>([
    { age: Number.NaN },
    { age: -1 },
    { age: 17.5 },
    { amountCents: 0 },
    { days: Number.POSITIVE_INFINITY },
    { monthlyIncomeCents: 1200.555 },
  ])('throws for %j', (facts) => {
    expect(() => matchOffer(applicant(facts), criteria(), policy)).toThrow(RangeError);
  });

  test('throws an error that does not contain the value', () => {
    expect(() => matchOffer(applicant({ monthlyIncomeCents: -98_765 }), criteria(), policy)).toThrow(/^[^0-9]*0 on$/);
  });

  test('throws for a policy without an age', () => {
    expect(() => matchOffer(applicant(), criteria(), { ...policy, legalAge: Number.NaN })).toThrow(RangeError);
  });
});
