import type { CostRule } from '@prestafaro/types/offer-feed';
import fc from 'fast-check';
import type { OfferTerms } from './offer-terms.ts';

export const terms = (cost: Partial<CostRule> | null = {}, limits: Partial<OfferTerms> = {}): OfferTerms => ({
  minAmount: null,
  maxAmount: null,
  minDays: null,
  maxDays: null,
  ...limits,
  cost: cost && {
    repayment: 'single_payment',
    nominalRatePercent: 0,
    openingFeePercent: 0,
    openingFee: 0,
    monthlyFee: 0,
    firstLoanFreeUpTo: null,
    firstLoanFreeDays: null,
    ...cost,
  },
});

const hundredths = (maximum: number) => fc.integer({ min: 0, max: maximum * 100 }).map((each) => each / 100);
const maybe = (minimum: number, maximum: number) => fc.option(fc.integer({ min: minimum, max: maximum }));

/**
 * Realistic terms of a lender: ordered limits, fees below the principal, and at most 100 % over two years. Far beyond that the
 * monthly rounding of half a cent, with interest, exceeds the instalment.
 */
export const anyTerms: fc.Arbitrary<OfferTerms & { cost: CostRule }> = fc.record({
  minAmount: maybe(50, 500),
  maxAmount: maybe(500, 50_000),
  minDays: maybe(1, 91),
  maxDays: maybe(91, 730),
  cost: fc.record({
    repayment: fc.constantFrom('single_payment', 'instalments'),
    nominalRatePercent: hundredths(100),
    openingFeePercent: hundredths(20),
    openingFee: hundredths(10),
    monthlyFee: hundredths(10),
    firstLoanFreeUpTo: maybe(1, 1000),
    firstLoanFreeDays: maybe(1, 365),
  }),
});

export const anyRequestedLoan = fc.record({
  amountCents: fc.integer({ min: 50_00, max: 100_000_00 }),
  days: fc.integer({ min: 1, max: 730 }),
  decimals: fc.constant(2 as const),
});
