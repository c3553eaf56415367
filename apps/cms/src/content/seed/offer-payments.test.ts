import { readFileSync } from 'node:fs';
import { locales, siteOfLocale } from '@prestafaro/countries';
import { type OfferTerms, offerCost } from '@prestafaro/lending';
import { describe, expect, test } from 'vitest';

interface SeedCost {
  readonly repayment: 'single_payment' | 'instalments';
  readonly nominalRatePercent: number;
  readonly openingFeePercent?: number;
  readonly openingFee?: number;
  readonly monthlyFee?: number;
  readonly firstLoanFreeUpTo?: number;
  readonly firstLoanFreeDays?: number;
}

type SeedOffer = Omit<OfferTerms, 'cost'> & { readonly offerId: number; readonly cost: SeedCost | null };

/** Eleven values from the lowest to the highest, whole. */
const grid = (lowest: number, highest: number) =>
  Array.from({ length: 11 }, (_, step) => Math.round(lowest + ((highest - lowest) * step) / 10));

function termsOf({ cost, ...limits }: SeedOffer): OfferTerms | null {
  if (!cost) return null;
  const { openingFeePercent = 0, openingFee = 0, monthlyFee = 0, firstLoanFreeUpTo, firstLoanFreeDays, ...rule } = cost;
  const firstLoan = { firstLoanFreeUpTo: firstLoanFreeUpTo ?? null, firstLoanFreeDays: firstLoanFreeDays ?? null };
  return { ...limits, cost: { ...rule, openingFeePercent, openingFee, monthlyFee, ...firstLoan } };
}

describe.each(locales)('%s', (locale) => {
  const file = new URL(`../../../seed/${locale}/offers.json`, import.meta.url);
  const offers: SeedOffer[] = JSON.parse(readFileSync(file, 'utf8'));
  const { decimals } = siteOfLocale(locale).moneyFormat;

  test('the payments that a card states add up to its total, for each offer, amount and term', () => {
    const wrong: string[] = [];
    let checked = 0;
    for (const offer of offers) {
      const terms = termsOf(offer);
      // Without published limits and a price the card states no payments.
      if (!terms || !offer.minAmount || !offer.maxAmount || !offer.minDays || !offer.maxDays) continue;
      for (const amount of grid(offer.minAmount, offer.maxAmount)) {
        for (const days of grid(offer.minDays, offer.maxDays)) {
          const cost = offerCost(terms, { amountCents: amount * 100, days, decimals });
          if (cost.kind === 'unknown') continue;
          checked += 1;
          const { instalmentCount, instalmentCents, lastInstalmentCents, paidAtStartCents, totalCents } = cost;
          const paid = (instalmentCount - 1) * instalmentCents + lastInstalmentCents + paidAtStartCents;
          if (paid !== totalCents)
            wrong.push(`offer ${offer.offerId}, ${amount} for ${days} days: ${paid}, not ${totalCents}`);
        }
      }
    }
    expect(checked).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });
});
