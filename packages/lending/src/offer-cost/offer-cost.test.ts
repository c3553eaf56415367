import { describe, expect, test } from 'vitest';
import { offerCost } from './offer-cost.ts';
import type { RequestedLoan } from './offer-terms.ts';
import { terms } from './terms.fixture.ts';

const requested: RequestedLoan = { amountCents: 300_00, days: 91, decimals: 2 };

test('offerCost: 300 € at 31.96 % for 91 days in one payment', () => {
  const cost = offerCost(terms({ nominalRatePercent: 31.96 }), requested);
  expect(cost).toEqual({
    kind: 'known',
    isAdjusted: false,
    decimals: 2,
    amountCents: 300_00,
    days: 91,
    repayment: 'single_payment',
    instalmentCents: 323_90,
    instalmentCount: 1,
    lastInstalmentCents: 323_90,
    paidAtStartCents: 0,
    interestCents: 23_90,
    feesCents: 0,
    totalCents: 323_90,
    aprPercent: expect.closeTo(36, 1),
    isFirstLoanFree: false,
  });
});

test('offerCost: 300 € at 18 % for 120 days in four instalments', () => {
  const cost = offerCost(terms({ repayment: 'instalments', nominalRatePercent: 18 }), { ...requested, days: 120 });
  expect(cost).toMatchObject({
    days: 120,
    instalmentCount: 4,
    instalmentCents: 77_83,
    lastInstalmentCents: 77_84,
    interestCents: 11_33,
    totalCents: 311_33,
    aprPercent: expect.closeTo(19.56, 1),
  });
});

describe('offerCost: the rate is that of the loan of the total', () => {
  // Of the first five, the lenders declare 24.31, 24.31, 136.48, 127.41 and 1926.43 for other loans.
  test.each([
    ['a fee of 6 weighs on 300', { nominalRatePercent: 18, openingFee: 6 }, 300, 91, 319.46, 28.67],
    ['the same fee weighs less on 800', { nominalRatePercent: 18, openingFee: 6 }, 800, 120, 853.34, 21.69],
    ['a single payment after 61 days', { nominalRatePercent: 96 }, 2000, 61, 2320.88, 143.6],
    [
      'three instalments and a fee paid at the start',
      { repayment: 'instalments' as const, nominalRatePercent: 78, openingFee: 90 },
      3000,
      91,
      3488.18,
      156.73,
    ],
    ['three weeks at 0.9 % a day', { nominalRatePercent: 328.5 }, 3000, 21, 3567, 1926.43],
    ['three weeks at 1 % a day', { nominalRatePercent: 365 }, 3000, 21, 3630, 2647.19],
    ['no interest and no fees', {}, 300, 67, 300, 0],
  ])('%s', (_, cost, amount, days, total, aprPercent) => {
    const known = offerCost(terms(cost), { ...requested, amountCents: amount * 100, days });
    expect(known).toMatchObject({ totalCents: Math.round(total * 100), aprPercent: expect.closeTo(aprPercent, 2) });
  });
});

describe('offerCost: fees', () => {
  const fees = { openingFeePercent: 2.5, openingFee: 1.25, monthlyFee: 3 };

  test('of a single payment are part of it', () => {
    // 300 × 2.5 % = 7.50, and 1.25, and 3 months at 3.00.
    const cost = offerCost(terms(fees), requested);
    expect(cost).toMatchObject({ feesCents: 17_75, totalCents: 317_75, instalmentCents: 317_75, paidAtStartCents: 0 });
    expect(cost).toMatchObject({ aprPercent: expect.closeTo(((317.75 / 300) ** (365 / 91) - 1) * 100, 8) });
  });

  test('of an instalment loan are paid at the start and with each instalment', () => {
    const cost = offerCost(terms({ ...fees, repayment: 'instalments' }), requested);
    expect(cost).toMatchObject({
      feesCents: 17_75,
      paidAtStartCents: 8_75,
      instalmentCents: 103_00,
      instalmentCount: 3,
      totalCents: 317_75,
    });
  });

  test('raise the APR more when paid at the start than month by month', () => {
    const rate = (cost: object) => {
      const each = offerCost(terms({ repayment: 'instalments', nominalRatePercent: 10, ...cost }), requested);
      return each.kind === 'known' ? each.aprPercent : Number.NaN;
    };
    expect(rate({ openingFee: 9 })).toBeGreaterThan(rate({ monthlyFee: 3 }));
    expect(rate({ monthlyFee: 3 })).toBeGreaterThan(rate({}));
  });
});

test('offerCost: without cents fees are whole units too', () => {
  // 300 × 2.5 % = 7.5 and 1.25, each rounded, and 3 months at 2.4.
  const fees = { openingFeePercent: 2.5, openingFee: 1.25, monthlyFee: 2.4, repayment: 'instalments' } as const;
  expect(offerCost(terms(fees), { ...requested, decimals: 0 })).toMatchObject({
    paidAtStartCents: 9_00,
    instalmentCents: 102_00,
    feesCents: 15_00,
    totalCents: 315_00,
  });
});

describe('offerCost: adjusts the loan to the limits of the offer', () => {
  const limits = { minAmount: 500, maxAmount: 1000, minDays: 100, maxDays: 120 };

  test.each([
    [300_00, 91, 500_00, 100],
    [2_000_00, 365, 1_000_00, 120],
    [700_00, 110, 700_00, 110],
    [500_00, 121, 500_00, 120],
  ])('%i cents and %i days become %i cents and %i days', (amountCents, days, nearestCents, nearestDays) => {
    expect(offerCost(terms({}, limits), { ...requested, amountCents, days })).toMatchObject({
      amountCents: nearestCents,
      days: nearestDays,
      totalCents: nearestCents,
      isAdjusted: nearestCents !== amountCents || nearestDays !== days,
    });
  });

  test('treats an unknown limit as no limit', () => {
    expect(offerCost(terms({}, { minAmount: 500 }), { ...requested, amountCents: 9_000_00, days: 3650 })).toMatchObject(
      {
        amountCents: 9_000_00,
        days: 3650,
        isAdjusted: false,
      },
    );
  });
});

describe('offerCost: a first loan', () => {
  const free = { nominalRatePercent: 24, firstLoanFreeUpTo: 300, firstLoanFreeDays: 91 };
  const isFree = (cost: object, loan = requested) => offerCost(terms({ ...free, ...cost }), loan);

  test("is free up to the lender's amount and term, and the figures are those of an ordinary loan", () => {
    expect(isFree({})).toMatchObject({ isFirstLoanFree: true, interestCents: 17_95, totalCents: 317_95 });
  });

  test.each([
    ['a cent more', {}, { ...requested, amountCents: 300_01 }],
    ['a day more', {}, { ...requested, days: 92 }],
    ['no amount named', { firstLoanFreeUpTo: null }, requested],
    ['no days named', { firstLoanFreeDays: null }, requested],
  ])('is not free with %s', (_, cost, loan) => {
    expect(isFree(cost, loan)).toMatchObject({ isFirstLoanFree: false });
  });
});

describe('offerCost: the cost is unknown', () => {
  test.each([
    ['without a cost rule', terms(null)],
    ['when the opening fee equals the loan', terms({ repayment: 'instalments', openingFee: 300 })],
    ['when the rate is infinite', terms({ openingFee: 1e9 }, { maxDays: 1 })],
  ])('%s', (_, each) => {
    expect(offerCost(each, requested)).toMatchObject({ kind: 'unknown' });
  });

  test('but the result states whether the loan was adjusted', () => {
    expect(offerCost(terms(null), requested)).toEqual({ kind: 'unknown', isAdjusted: false });
    expect(offerCost(terms(null, { maxAmount: 100 }), requested)).toEqual({ kind: 'unknown', isAdjusted: true });
  });
});

test.each([
  { amountCents: 0, days: 91 },
  { amountCents: 1.5, days: 91 },
  { amountCents: Number.NaN, days: 91 },
  { amountCents: 100, days: 0 },
  { amountCents: 100, days: 1.5 },
  { amountCents: 100, days: 40_000 },
])('offerCost: throws for %o', (broken) => {
  expect(() => offerCost(terms(), { ...requested, ...broken })).toThrow(RangeError);
});
