import { loanCeiling, toCents } from '@prestafaro/lending';
import { describe, expect, it } from 'vitest';
import { exampleOfOffers } from '@/features/offers/offer-example';
import { sampleOffers } from '@/features/offers/sample-offers';
import { selectOffers } from '@/features/offers/search/select-offers';
import { ratesOf } from '@/shell/loan/loan-ceiling';
import { siteLoans } from '@/shell/loan/loan-range';
import { sampleView } from '@/shell/sample-view';

const offersFor = (amount: number, days: number) =>
  selectOffers(sampleOffers(), { amount, days, filters: [], sort: 'total' }, sampleView).offers;
const exampleFor = (amount: number, days: number) =>
  exampleOfOffers(offersFor(amount, days), { amount, days }, sampleView);

describe('exampleOfOffers', () => {
  it('is the loan of the page, from an offer that makes it', () => {
    expect(exampleFor(300, 91)).toMatchObject({ amount: 300, days: 91, isPromotional: false });
  });

  it('states the instalments, and the last one where it differs', () => {
    const example = exampleOfOffers(
      offersFor(1000, 365).filter(({ offerId }) => offerId === 102),
      { amount: 1000, days: 365 },
      sampleView,
    );
    expect(example?.payments?.replaceAll('\u00a0', ' ')).toMatch(/^12 × \d+,\d+ €(?:, la última, \d+,\d+ €)?$/);
  });

  it('is the nearest loan of an offer where none makes that of the page', () => {
    const example = exampleFor(50_000, 3650);
    expect(example?.amount).toBe(Math.max(...offersFor(50_000, 3650).map(({ maxAmount }) => maxAmount ?? 0)));
  });

  it('is never dearer than the ceiling of the site for the same loan', () => {
    const rates = ratesOf(siteLoans(sampleView.settings.simulator, sampleOffers()));
    const found = [100, 300, 500, 1000, 3000].flatMap((amount) =>
      [61, 91, 120, 365, 730].flatMap((days) => exampleFor(amount, days) ?? []),
    );
    expect(found.length).toBeGreaterThan(10);
    for (const { amount, days, totalRepayable } of found) {
      const ceiling = loanCeiling({ principalCents: toCents(amount), days, decimals: 2 }, rates);
      expect(toCents(totalRepayable), `${amount} for ${days} days`).toBeLessThanOrEqual(ceiling.totalCents);
    }
  });

  it('is absent without an offer of a known cost', () => {
    expect(exampleOfOffers([], { amount: 300, days: 91 }, sampleView)).toBeUndefined();
  });
});
