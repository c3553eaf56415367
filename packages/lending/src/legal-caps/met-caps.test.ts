import type { Cap } from '@prestafaro/countries';
import type { CostRule } from '@prestafaro/types/offer-feed';
import { describe, expect, it } from 'vitest';
import { terms } from '../offer-cost/terms.fixture.ts';
import { withCosts } from '../offer-cost/with-costs.ts';
import type { PaymentDecimals } from '../percent-of.ts';
import { metCaps } from './met-caps.ts';

const cap = (id: string, rest: Pick<Cap, 'figure' | 'limit' | 'scope'>): Cap => ({
  id,
  rule: id,
  since: '2020-01-01',
  source: 'A law',
  certainty: 'sourced',
  ...rest,
});
const perDay = cap('per-day', { figure: 'total-cost', limit: { kind: 'percent', percent: 1, per: 'day' } });

/** The ids of the caps that a loan of 3000 for 21 days meets. */
const met = (
  cost: Partial<CostRule> | null,
  caps: readonly Cap[],
  loan = { amount: 3000, days: 21 },
  decimals: PaymentDecimals = 2,
) => {
  const [offer] = withCosts([terms(cost)], { amountCents: loan.amount * 100, days: loan.days, decimals });
  return offer ? metCaps(offer, caps).map(({ id }) => id) : expect.fail('There is no offer');
};

describe('metCaps: a cap on the total cost per day', () => {
  it.each([
    ['exactly 1 % a day', { nominalRatePercent: 365 }, ['per-day']],
    ['more than 1 % a day', { nominalRatePercent: 366 }, []],
    [
      '0.5 % a day and a fee of 10.5 %: exactly 1 %',
      { nominalRatePercent: 182.5, openingFeePercent: 10.5 },
      ['per-day'],
    ],
    ['0.5 % a day and a fee of 11 %', { nominalRatePercent: 182.5, openingFeePercent: 11 }, []],
    ['an unknown cost', null, []],
  ])('%s', (_, cost, ids) => {
    expect(met(cost, [perDay])).toEqual(ids);
  });
});

describe('metCaps: in a currency without cents', () => {
  it('rounds the cap as the cost, so that exactly the cap is within it and a unit more is not', () => {
    // 1 % a day of 3 333 in 21 days is 699.93, and so is the interest: both are 700.
    const loan = { amount: 3333, days: 21 };
    expect(met({ nominalRatePercent: 365 }, [perDay], loan, 0)).toEqual(['per-day']);
    expect(met({ nominalRatePercent: 365, openingFee: 1 }, [perDay], loan, 0)).toEqual([]);
  });

  it('compares a monthly fee as it is paid', () => {
    const cap60 = cap('service', { figure: 'service-fee', limit: { kind: 'monthly-fee', cents: 60_00 } });
    const fee = (monthlyFee: number) => ({ repayment: 'instalments' as const, monthlyFee });
    expect(met(fee(60.4), [cap60], undefined, 0)).toEqual(['service']);
    expect(met(fee(60.5), [cap60], undefined, 0)).toEqual([]);
  });
});

describe('metCaps: the other figures', () => {
  const year = { amount: 1000, days: 365 };
  const instalments = { repayment: 'instalments' as const };
  it.each<[string, Pick<Cap, 'figure' | 'limit'>, Partial<CostRule>, boolean]>([
    [
      'nominal 5 % a month',
      { figure: 'nominal-rate', limit: { kind: 'percent', percent: 5, per: 'month' } },
      { nominalRatePercent: 60 },
      true,
    ],
    [
      'nominal above 5 % a month',
      { figure: 'nominal-rate', limit: { kind: 'percent', percent: 5, per: 'month' } },
      { nominalRatePercent: 60.1 },
      false,
    ],
    [
      'below 0.3 % a day, at 0.3 %',
      { figure: 'nominal-rate', limit: { kind: 'percent', percent: 0.3, per: 'day', isBelow: true } },
      { nominalRatePercent: 109.5 },
      false,
    ],
    [
      'below 0.3 % a day',
      { figure: 'nominal-rate', limit: { kind: 'percent', percent: 0.3, per: 'day', isBelow: true } },
      { nominalRatePercent: 109 },
      true,
    ],
    [
      'effective 46 % a year',
      { figure: 'effective-rate', limit: { kind: 'percent', percent: 46, per: 'year' } },
      { nominalRatePercent: 46 },
      true,
    ],
    [
      'effective above 46 % a year with a fee',
      { figure: 'effective-rate', limit: { kind: 'percent', percent: 46, per: 'year' } },
      { nominalRatePercent: 46, openingFee: 1 },
      false,
    ],
    [
      'effective 12 % a month, compounded',
      { figure: 'effective-rate', limit: { kind: 'percent', percent: 12, per: 'month' } },
      { nominalRatePercent: 289 },
      true,
    ],
    [
      'effective above 12 % a month',
      { figure: 'effective-rate', limit: { kind: 'percent', percent: 12, per: 'month' } },
      { nominalRatePercent: 290 },
      false,
    ],
    [
      'fees of 20 % by term, whatever the interest',
      {
        figure: 'non-interest-cost',
        limit: { kind: 'percent-by-term', percentOfAmount: 10, percentPerYear: 10, maxPercent: 45 },
      },
      { nominalRatePercent: 300, openingFeePercent: 20 },
      true,
    ],
    [
      'fees above 20 % by term',
      {
        figure: 'non-interest-cost',
        limit: { kind: 'percent-by-term', percentOfAmount: 10, percentPerYear: 10, maxPercent: 45 },
      },
      { openingFeePercent: 20.1 },
      false,
    ],
    [
      'an opening fee of 165 + 10 % of nothing',
      {
        figure: 'initiation-fee',
        limit: { kind: 'fee', cents: 165_00, percentAbove: 10, aboveCents: 1000_00, maxCents: 1050_00 },
      },
      { ...instalments, openingFee: 165 },
      true,
    ],
    [
      'an opening fee above it',
      {
        figure: 'initiation-fee',
        limit: { kind: 'fee', cents: 165_00, percentAbove: 10, aboveCents: 1000_00, maxCents: 1050_00 },
      },
      { ...instalments, openingFee: 165.01 },
      false,
    ],
    [
      'a monthly fee of 60',
      { figure: 'service-fee', limit: { kind: 'monthly-fee', cents: 60_00 } },
      { ...instalments, monthlyFee: 60 },
      true,
    ],
    [
      'a monthly fee above 60',
      { figure: 'service-fee', limit: { kind: 'monthly-fee', cents: 60_00 } },
      { ...instalments, monthlyFee: 60.01 },
      false,
    ],
  ])('%s', (_, rest, cost, isMet) => {
    expect(met(cost, [cap('x', rest)], year)).toEqual(isMet ? ['x'] : []);
  });
});

describe('metCaps: what it says nothing about', () => {
  it('a cap above the rate of a central bank, and one on late interest, are left out and hide no other', () => {
    const reference = { kind: 'reference-rate', reference: 'NBP', times: 2, plusPercent: 3.5 } as const;
    const unknown = [
      cap('reference', { figure: 'nominal-rate', limit: reference }),
      cap('late', { figure: 'late-interest', limit: { kind: 'percent', percent: 5, per: 'month' } }),
    ];
    expect(met({}, [...unknown, perDay])).toEqual(['per-day']);
  });

  it('a loan that exceeds one cap is within none', () => {
    const low = cap('low', { figure: 'nominal-rate', limit: { kind: 'percent', percent: 1, per: 'year' } });
    expect(met({ nominalRatePercent: 20 }, [perDay])).toEqual(['per-day']);
    expect(met({ nominalRatePercent: 20 }, [perDay, low])).toEqual([]);
  });
});

describe('metCaps: the loans that a cap is about', () => {
  const rate = (id: string, percent: number, scope?: Cap['scope']) =>
    cap(id, { figure: 'nominal-rate', limit: { kind: 'percent', percent, per: 'year' }, ...(scope && { scope }) });

  it.each([
    ['an amount', { maxCents: 3000_00 }, { amount: 3001, days: 21 }],
    ['a shortest term', { minDays: 21 }, { amount: 3000, days: 20 }],
    ['a longest term', { maxDays: 21 }, { amount: 3000, days: 22 }],
    ['months', { maxMonths: 4 }, { amount: 3000, days: 151 }],
  ])('%s: every bound is inclusive', (_, scope, outside) => {
    expect(met({}, [rate('x', 10, scope)])).toEqual(['x']);
    expect(met({}, [rate('x', 10, scope)], outside)).toEqual([]);
  });

  it('a cap for certain loans takes the place of the general one on the same figure', () => {
    const caps = [rate('general', 46), rate('small', 179, { maxDays: 45 })];
    expect(met({ nominalRatePercent: 100 }, caps)).toEqual(['small']);
    expect(met({ nominalRatePercent: 40 }, caps, { amount: 3000, days: 46 })).toEqual(['general']);
    expect(met({ nominalRatePercent: 100 }, caps, { amount: 3000, days: 46 })).toEqual([]);
  });

  it('a loan that may be the first of the year or a later one has to meet both caps', () => {
    const caps = [rate('first', 60, { loanOfYear: 'first' }), rate('later', 36, { loanOfYear: 'later' })];
    expect(met({ nominalRatePercent: 36 }, caps)).toEqual(['first', 'later']);
    expect(met({ nominalRatePercent: 50 }, caps)).toEqual([]);
  });
});
