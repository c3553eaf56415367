import { employmentKinds } from '@prestafaro/types/application';
import fc from 'fast-check';
import type { Applicant } from './applicant.ts';
import type { MatchingPolicy } from './match-offer.ts';
import type { LendingCriteria, MatchableOffer, OfferCriteria } from './offer-criteria.ts';

/** An applicant without unknown facts, who matches every lender. */
export const applicant = (facts: Partial<Applicant> = {}): Applicant => ({
  amountCents: 300_00,
  days: 100,
  age: 35,
  monthlyIncomeCents: 1_400_00,
  employment: 'employee',
  isInDefaultRegister: false,
  hasIdentityDocument: true,
  hasBankAccount: true,
  hasPhone: true,
  ...facts,
});

/** An offer whose lender states no criteria, unless overridden. */
export const lending = (criteria: Partial<LendingCriteria> = {}): LendingCriteria => ({
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
  ...criteria,
});

export const criteria = (facts: Partial<OfferCriteria> = {}): OfferCriteria => ({
  ...lending(),
  productType: 'loan',
  minAmount: null,
  maxAmount: null,
  minDays: null,
  maxDays: null,
  ...facts,
});

export const policy: MatchingPolicy = { legalAge: 18, productTypes: null };

const maybe = (minimum: number, maximum: number) => fc.option(fc.integer({ min: minimum, max: maximum }), { freq: 2 });
const mostly = (usual: boolean) => fc.constantFrom(null, usual, usual, usual, !usual);
const productTypes = ['loan', 'microcredit', 'cash_loan', 'domainactive'];

/** Figures close to the limits, so that limits are met, missed and reached exactly. About one in eight matches. */
export const anyApplicant: fc.Arbitrary<Applicant> = fc.record({
  amountCents: fc.integer({ min: 1, max: 1_000_00 }),
  days: fc.integer({ min: 1, max: 30 }),
  age: fc.integer({ min: 15, max: 80 }),
  monthlyIncomeCents: maybe(0, 1_000_00),
  employment: fc.option(fc.constantFrom(...employmentKinds)),
  isInDefaultRegister: mostly(false),
  hasIdentityDocument: mostly(true),
  hasBankAccount: mostly(true),
  hasPhone: mostly(true),
});

export const anyLending: fc.Arbitrary<LendingCriteria> = fc.record({
  minAge: maybe(16, 30),
  maxAge: maybe(60, 90),
  minMonthlyIncome: maybe(0, 600),
  acceptsDefaultRegister: mostly(true),
  acceptsEmployees: mostly(true),
  acceptsSelfEmployed: mostly(true),
  acceptsPensioners: mostly(true),
  acceptsUnemployed: mostly(true),
  acceptsStudents: mostly(true),
  needsIdentityDocument: mostly(true),
  needsBankAccount: mostly(true),
  needsPhone: mostly(true),
});

const limits = {
  minAmount: maybe(1, 300),
  maxAmount: maybe(600, 1000),
  minDays: maybe(1, 8),
  maxDays: maybe(20, 30),
  productType: fc.constantFrom(null, 'loan', 'loan', 'microcredit', 'cash_loan', 'domainactive'),
};

export const anyCriteria: fc.Arbitrary<OfferCriteria> = fc
  .tuple(anyLending, fc.record(limits))
  .map(([lender, offer]) => ({ ...lender, ...offer }));

export const anyPolicy: fc.Arbitrary<MatchingPolicy> = fc.record({
  legalAge: fc.constantFrom(18, 20, 21),
  productTypes: fc.option(fc.subarray(productTypes)),
});

/** Offers of one site, so no id occurs twice. */
export const anyOffers: fc.Arbitrary<MatchableOffer[]> = fc.uniqueArray(
  fc.record({
    ...limits,
    offerId: fc.integer({ min: 1, max: 200 }),
    acceptsDefaultRegister: mostly(true),
    criteria: fc.option(anyLending),
    lender: fc.option(fc.record({ criteria: fc.option(anyLending) })),
  }),
  { selector: ({ offerId }) => offerId, maxLength: 12 },
);
