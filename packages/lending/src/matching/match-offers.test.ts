import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchedIds, matchOffers } from './match-offers.ts';
import { anyApplicant, anyOffers, anyPolicy, applicant, lending, policy } from './matching.fixture.ts';
import type { LendingCriteria, MatchableOffer } from './offer-criteria.ts';

const offer = (offerId: number, facts: Partial<MatchableOffer> = {}): MatchableOffer => ({
  offerId,
  productType: 'loan',
  minAmount: 50,
  maxAmount: 500,
  minDays: 91,
  maxDays: 120,
  acceptsDefaultRegister: true,
  criteria: null,
  lender: { criteria: open },
  ...facts,
});

/** An offer without unknown criteria, for every adult. */
const open: LendingCriteria = lending({
  minAge: 18,
  maxAge: 90,
  minMonthlyIncome: 0,
  acceptsEmployees: true,
  needsIdentityDocument: true,
  needsBankAccount: true,
  needsPhone: true,
});

const idsOf = (...offers: MatchableOffer[]) =>
  matchOffers(applicant(), offers, policy).map(({ offerId, isMatch }) => (isMatch ? offerId : -offerId));

describe('matchOffers: the order', () => {
  test('puts matches first, then the fewest unmet criteria', () => {
    expect(idsOf(offer(1, { maxAmount: 100, maxDays: 95 }), offer(2, { maxAmount: 100 }), offer(3))).toEqual([
      3, -2, -1,
    ]);
  });

  test('puts the fewest unknown criteria first among matches', () => {
    expect(idsOf(offer(1, { lender: null }), offer(2, { maxDays: null, minDays: null }), offer(3))).toEqual([3, 2, 1]);
  });

  test('puts the lower id first when all else is equal', () => {
    expect(idsOf(offer(10), offer(9), offer(100))).toEqual([9, 10, 100]);
  });

  test('does not depend on the order of the input', () => {
    const shuffled = anyOffers.chain((offers) =>
      fc.tuple(fc.constant(offers), fc.shuffledSubarray(offers, { minLength: offers.length })),
    );
    fc.assert(
      fc.property(anyApplicant, shuffled, anyPolicy, (person, [offers, others], rules) => {
        expect(matchOffers(person, others, rules)).toEqual(matchOffers(person, offers, rules));
      }),
    );
  });
});

test('matchOffers: uses the offer’s own criteria, or those of its lender if it has none', () => {
  const strict = { criteria: lending({ acceptsEmployees: false }) };
  expect(idsOf(offer(1, { criteria: open, lender: strict }), offer(2, { lender: strict }))).toEqual([1, -2]);
});

test('matchedIds: returns the ids of matches only', () => {
  fc.assert(
    fc.property(anyApplicant, anyOffers, anyPolicy, (person, offers, rules) => {
      const before = structuredClone(offers);
      const matches = matchOffers(person, offers, rules);
      expect(new Set(matches.map(({ offerId }) => offerId))).toEqual(new Set(offers.map(({ offerId }) => offerId)));
      const ids = matchedIds(matches);
      expect(matches.slice(0, ids.length).map(({ offerId }) => offerId)).toEqual(ids);
      expect(matches.slice(ids.length).every(({ isMatch }) => !isMatch)).toBe(true);
      expect(offers).toEqual(before);
    }),
  );
});

test('matchOffers: returns an empty list for no offers', () => {
  expect(matchedIds(matchOffers(applicant(), [], policy))).toEqual([]);
});
