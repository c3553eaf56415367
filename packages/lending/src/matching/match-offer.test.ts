import type { MatchReasonCode, Verdict } from '@prestafaro/types/application';
import { describe, expect, test } from 'vitest';
import type { Applicant } from './applicant.ts';
import { matchOffer } from './match-offer.ts';
import { applicant, criteria, policy } from './matching.fixture.ts';
import type { OfferCriteria } from './offer-criteria.ts';

type Case = [states: string, person: Partial<Applicant>, offer: Partial<OfferCriteria>, verdict: Verdict];

/** What the matching says of one criterion, and whether it alone keeps the applicant from the offer. */
function judged(code: MatchReasonCode, person: Partial<Applicant>, offer: Partial<OfferCriteria>) {
  const { isMatch, reasons } = matchOffer(applicant(person), criteria(offer), policy);
  const verdict = reasons.find((reason) => reason.code === code)?.verdict;
  expect(isMatch).toBe(verdict !== 'unmet');
  return verdict;
}

describe('age', () => {
  test.each<Case>([
    ['at the lender’s lowest age one may apply', { age: 21 }, { minAge: 21, maxAge: 75 }, 'met'],
    ['a year below it one may not', { age: 20 }, { minAge: 21, maxAge: 75 }, 'unmet'],
    ['at the highest age one may apply', { age: 75 }, { minAge: 21, maxAge: 75 }, 'met'],
    ['a year above it one may not', { age: 76 }, { minAge: 21, maxAge: 75 }, 'unmet'],
    ['nobody under the law’s age borrows from a lender that says nothing', { age: 17 }, {}, 'unmet'],
    ['nor from one that would lend to them', { age: 17 }, { minAge: 16 }, 'unmet'],
    ['of age, but what the lender wants is not known', { age: 18 }, {}, 'unknown'],
    ['one limit is enough to be within what is known', { age: 30 }, { maxAge: 75 }, 'met'],
  ])('%s', (_, person, offer, verdict) => {
    expect(judged('age', person, offer)).toBe(verdict);
  });
});

describe('income', () => {
  test.each<Case>([
    ['what is asked for, to the cent, is enough', { monthlyIncomeCents: 700_00 }, { minMonthlyIncome: 700 }, 'met'],
    ['a cent less is not', { monthlyIncomeCents: 699_99 }, { minMonthlyIncome: 700 }, 'unmet'],
    [
      'what was not told is not held against anybody',
      { monthlyIncomeCents: null },
      { minMonthlyIncome: 700 },
      'unknown',
    ],
    ['who asks for none takes it untold', { monthlyIncomeCents: null }, { minMonthlyIncome: 0 }, 'met'],
    ['who has none may apply where it is not known', { monthlyIncomeCents: 0 }, {}, 'unknown'],
  ])('%s', (_, person, offer, verdict) => {
    expect(judged('income', person, offer)).toBe(verdict);
  });
});

describe('employment', () => {
  test.each<Case>([
    ['an employee where employees may apply', { employment: 'employee' }, { acceptsEmployees: true }, 'met'],
    ['not where they may not', { employment: 'employee' }, { acceptsEmployees: false }, 'unmet'],
    ['the self-employed', { employment: 'self_employed' }, { acceptsSelfEmployed: false }, 'unmet'],
    ['pensioners', { employment: 'pensioner' }, { acceptsPensioners: false }, 'unmet'],
    ['the unemployed', { employment: 'unemployed' }, { acceptsUnemployed: false }, 'unmet'],
    ['students', { employment: 'student' }, { acceptsStudents: false }, 'unmet'],
    ['others do not matter', { employment: 'student' }, { acceptsStudents: true, acceptsEmployees: false }, 'met'],
    ['the lender does not say', { employment: 'student' }, { acceptsEmployees: true }, 'unknown'],
    ['the applicant has not said', { employment: null }, { acceptsStudents: false }, 'unknown'],
  ])('%s', (_, person, offer, verdict) => {
    expect(judged('employment', person, offer)).toBe(verdict);
  });
});

describe('default register', () => {
  test.each<Case>([
    ['in it, where that is accepted', { isInDefaultRegister: true }, { acceptsDefaultRegister: true }, 'met'],
    ['in it, where it is not', { isInDefaultRegister: true }, { acceptsDefaultRegister: false }, 'unmet'],
    ['in it, where it is not known', { isInDefaultRegister: true }, {}, 'unknown'],
    ['in none: no matter', { isInDefaultRegister: false }, { acceptsDefaultRegister: false }, 'met'],
    ['untold, where it matters', { isInDefaultRegister: null }, { acceptsDefaultRegister: false }, 'unknown'],
    ['untold, where it does not', { isInDefaultRegister: null }, { acceptsDefaultRegister: true }, 'met'],
  ])('%s', (_, person, offer, verdict) => {
    expect(judged('default_register', person, offer)).toBe(verdict);
  });
});

describe.each([
  ['identity_document', 'hasIdentityDocument', 'needsIdentityDocument'],
  ['bank_account', 'hasBankAccount', 'needsBankAccount'],
  ['phone', 'hasPhone', 'needsPhone'],
] as const)('%s', (code, has, needs) => {
  test.each<[states: string, has: boolean | null, needed: boolean | null, verdict: Verdict]>([
    ['needed and there', true, true, 'met'],
    ['needed and not there', false, true, 'unmet'],
    ['needed and not asked for yet', null, true, 'unknown'],
    ['not needed', false, false, 'met'],
    ['not known whether it is needed', false, null, 'unknown'],
  ])('%s', (_, value, needed, verdict) => {
    expect(judged(code, { [has]: value }, { [needs]: needed })).toBe(verdict);
  });
});

describe('amount and term', () => {
  test.each<Case>([
    ['the highest amount, to the cent', { amountCents: 300_00 }, { minAmount: 50, maxAmount: 300 }, 'met'],
    ['a cent above it', { amountCents: 300_01 }, { minAmount: 50, maxAmount: 300 }, 'unmet'],
    ['a cent below the lowest', { amountCents: 49_99 }, { minAmount: 50, maxAmount: 300 }, 'unmet'],
    ['amounts that nobody knows', { amountCents: 1_000_000_00 }, {}, 'unknown'],
  ])('%s', (_, person, offer, verdict) => {
    expect(judged('amount', person, offer)).toBe(verdict);
  });

  test.each<Case>([
    ['the shortest term', { days: 91 }, { minDays: 91, maxDays: 120 }, 'met'],
    ['a day less', { days: 90 }, { minDays: 91, maxDays: 120 }, 'unmet'],
    ['a day more than the longest', { days: 121 }, { minDays: 91, maxDays: 120 }, 'unmet'],
    ['terms that nobody knows', { days: 30 }, {}, 'unknown'],
  ])('%s', (_, person, offer, verdict) => {
    expect(judged('term', person, offer)).toBe(verdict);
  });
});

describe('product type', () => {
  test.each<[states: string, productType: string | null, wanted: string[] | null, verdict: Verdict]>([
    ['every kind is wanted', 'loan', null, 'met'],
    ['one of those that are wanted', 'cash_loan', ['cash_loan'], 'met'],
    ['another kind', 'loan', ['cash_loan'], 'unmet'],
    ['a kind that is not known', null, ['cash_loan'], 'unknown'],
    ['the feed’s entry that is no offer, for no list', 'domainactive', null, 'unmet'],
    ['nor for one that asks for it', 'domainactive', ['domainactive'], 'unmet'],
  ])('%s', (_, productType, wanted, verdict) => {
    const { reasons } = matchOffer(applicant(), criteria({ productType }), { ...policy, productTypes: wanted });
    expect(reasons.at(-1)).toEqual({ code: 'product_type', verdict, productType, wanted });
  });
});

test('every criterion is reported with its figures, money in cents', () => {
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

describe('figures that are none match nothing', () => {
  test.each<Partial<Applicant>>([
    { age: Number.NaN },
    { age: -1 },
    { age: 17.5 },
    { amountCents: 0 },
    { days: Number.POSITIVE_INFINITY },
    { monthlyIncomeCents: 1200.555 },
  ])('%j', (facts) => {
    expect(() => matchOffer(applicant(facts), criteria(), policy)).toThrow(RangeError);
  });

  test('and the error tells nobody what was typed', () => {
    expect(() => matchOffer(applicant({ monthlyIncomeCents: -98_765 }), criteria(), policy)).toThrow(/^[^0-9]*0 on$/);
  });

  test('nor does a policy without an age', () => {
    expect(() => matchOffer(applicant(), criteria(), { ...policy, legalAge: Number.NaN })).toThrow(RangeError);
  });
});
