import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type KnownCost, offerCost } from './offer-cost.ts';
import type { OfferTerms, RequestedLoan } from './offer-terms.ts';
import { anyRequestedLoan, anyTerms } from './terms.fixture.ts';

function known(terms: OfferTerms, requested: RequestedLoan): KnownCost {
  const cost = offerCost(terms, requested);
  if (cost.kind === 'unknown') throw new Error('These terms have a cost');
  return cost;
}

test('offerCost: principal, interest and fees add up to the total, and so do the payments', () => {
  fc.assert(
    fc.property(anyTerms, anyRequestedLoan, (terms, requested) => {
      const cost = known(terms, requested);
      expect(cost.amountCents + cost.interestCents + cost.feesCents).toBe(cost.totalCents);
      const instalments = (cost.instalmentCount - 1) * cost.instalmentCents + cost.lastInstalmentCents;
      expect(cost.paidAtStartCents + instalments).toBe(cost.totalCents);
    }),
  );
});

test('offerCost: interest and fees are never negative', () => {
  fc.assert(
    fc.property(anyTerms, anyRequestedLoan, (terms, requested) => {
      const cost = known(terms, requested);
      expect(Math.min(cost.interestCents, cost.feesCents, cost.paidAtStartCents)).toBeGreaterThanOrEqual(0);
      expect(cost.aprPercent).toBeGreaterThanOrEqual(-1e-9);
    }),
  );
});

/** The effect of half a cent of rounding a month in instalment and interest, with interest on it. */
function roundingOf(terms: OfferTerms, { repayment, instalmentCount }: KnownCost): number {
  const growth = 1 + (terms.cost?.nominalRatePercent ?? 0) / 100 / 12;
  const months = Array.from({ length: instalmentCount }, (_, month) => growth ** month);
  return repayment === 'instalments' ? months.reduce((sum, each) => sum + each, 0) : 0;
}

test('offerCost: a larger loan never costs less, except for rounding', () => {
  fc.assert(
    fc.property(anyTerms, anyRequestedLoan, fc.integer({ min: 1, max: 1000 }), (terms, requested, more) => {
      const less = known(terms, requested);
      const larger = known(terms, { ...requested, amountCents: requested.amountCents + more * 100 });
      const lowest = less.totalCents - less.amountCents - 2 * roundingOf(terms, less);
      expect(larger.totalCents - larger.amountCents).toBeGreaterThanOrEqual(lowest);
    }),
  );
});

test('offerCost: the computed loan is within the limits of the offer', () => {
  fc.assert(
    fc.property(anyTerms, anyRequestedLoan, (terms, requested) => {
      const { amountCents, days, isAdjusted } = known(terms, requested);
      expect(amountCents).toBeGreaterThanOrEqual((terms.minAmount ?? 0) * 100);
      expect(amountCents).toBeLessThanOrEqual((terms.maxAmount ?? 1e9) * 100);
      expect(days).toBeGreaterThanOrEqual(terms.minDays ?? 0);
      expect(days).toBeLessThanOrEqual(terms.maxDays ?? 1e9);
      expect(isAdjusted).toBe(amountCents !== requested.amountCents || days !== requested.days);
    }),
  );
});

test('offerCost: the payments discounted at the APR equal the received amount', () => {
  fc.assert(
    fc.property(anyTerms, anyRequestedLoan, (terms, requested) => {
      const cost = known(terms, requested);
      const growth = 1 + cost.aprPercent / 100;
      const isSingle = cost.repayment === 'single_payment';
      const worth = Array.from({ length: cost.instalmentCount }, (_, index) => {
        const cents = index + 1 === cost.instalmentCount ? cost.lastInstalmentCents : cost.instalmentCents;
        return cents / growth ** (isSingle ? cost.days / 365 : (index + 1) / 12);
      }).reduce((sum, each) => sum + each, 0);
      const received = cost.amountCents - cost.paidAtStartCents;
      expect(Math.abs(worth / received - 1)).toBeLessThan(1e-6);
    }),
  );
});
