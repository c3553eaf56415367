import type { Cap } from '@prestafaro/countries';
import { describe, expect, it } from 'vitest';
import { terms } from '../offer-cost/terms.fixture.ts';
import { exceededCaps } from './exceeded-caps.ts';

const cap = (id: string, percent: number, scope?: Cap['scope']): Cap => ({
  id,
  rule: id,
  figure: 'nominal-rate',
  limit: { kind: 'percent', percent, per: 'year' },
  since: '2020-01-01',
  source: 'A law',
  certainty: 'sourced',
  ...(scope && { scope }),
});
const limits = { minAmount: 1000, maxAmount: 5000, minDays: 30, maxDays: 90 };
const exceeded = (nominalRatePercent: number, caps: readonly Cap[]) =>
  exceededCaps(terms({ nominalRatePercent }, limits), caps, 2).map(({ cap: { id }, loan }) => [id, loan]);

describe('exceededCaps', () => {
  it('names a cap below the rate of the offer, with a loan of the offer', () => {
    expect(exceeded(18.01, [cap('yearly', 18)])).toEqual([['yearly', { amountCents: 1000_00, days: 30, decimals: 2 }]]);
    expect(exceeded(18, [cap('yearly', 18)])).toEqual([]);
  });

  it('finds a loan that only the general cap is about', () => {
    const caps = [cap('general', 46), cap('small', 100, { maxCents: 2000_00, maxDays: 45 })];
    expect(exceeded(80, caps)).toEqual([['general', { amountCents: 1000_00, days: 90, decimals: 2 }]]);
  });

  it('finds a loan within a cap whose bound is between the limits of the offer', () => {
    const caps = [cap('general', 100), cap('short', 20, { minDays: 40, maxDays: 60 })];
    expect(exceeded(80, caps)).toEqual([['short', { amountCents: 1000_00, days: 40, decimals: 2 }]]);
  });

  it('lets an offer have the rate of a first loan of the year', () => {
    const caps = [cap('first', 60, { loanOfYear: 'first' }), cap('later', 36, { loanOfYear: 'later' })];
    expect(exceeded(60, caps)).toEqual([]);
    expect(exceeded(61, caps)).toEqual([['first', { amountCents: 1000_00, days: 30, decimals: 2 }]]);
  });

  it('finds nothing in an offer without a cost or without limits', () => {
    expect(exceededCaps(terms(null, limits), [cap('yearly', 18)], 2)).toEqual([]);
    expect(exceededCaps(terms({ nominalRatePercent: 50 }), [cap('yearly', 18)], 2)).toEqual([]);
  });
});
