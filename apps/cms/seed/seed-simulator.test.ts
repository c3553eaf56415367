import {
  daysOfMonths,
  effectiveRateOfPayment,
  instalmentRateOf,
  loanCeiling,
  loanRange,
  type OfferTerms,
  offerCost,
  singlePaymentDaysMax,
  toCents,
} from '@prestafaro/lending';
import { expect, test } from 'vitest';
import { readSeeds } from '../src/content/seed/read-seed';

interface Settings {
  readonly moneyFormat: { readonly decimals: 0 | 1 | 2 };
  readonly compliance: { readonly maxAprPercent: number };
  readonly simulator: {
    readonly amountMin: number;
    readonly amountMax: number;
    readonly amountStep: number;
    readonly daysMin: number;
    readonly daysMax: number;
    readonly nominalRatePercent: number;
    readonly instalmentRatePercent?: number;
  };
  readonly representativeExamples: readonly {
    readonly amount: number;
    readonly days: number;
    readonly totalRepayable: number;
    readonly aprPercent: number;
  }[];
}

type SeedOffer = Partial<Omit<OfferTerms, 'cost'>> & { readonly cost?: Partial<OfferTerms['cost']> | null };

const sites = readSeeds(__dirname).flatMap(({ locale, entries }) => {
  const offers = entries.filter(({ type }) => type === 'offer').map(({ data }) => termsOf(data as SeedOffer));
  return entries
    .filter(({ type }) => type === 'site-setting')
    .map(({ data }) => ({ locale, settings: data as unknown as Settings, offers }));
});

type Site = (typeof sites)[number];

/** A seed leaves out what is unknown, and the costs that an offer does not have. */
function termsOf({ minAmount, maxAmount, minDays, maxDays, cost }: SeedOffer): OfferTerms {
  const limits = { minAmount: minAmount ?? null, maxAmount: maxAmount ?? null, minDays: minDays ?? null };
  const none = { openingFeePercent: 0, openingFee: 0, monthlyFee: 0, firstLoanFreeUpTo: null, firstLoanFreeDays: null };
  return { ...limits, maxDays: maxDays ?? null, cost: cost ? ({ ...none, ...cost } as OfferTerms['cost']) : null };
}

const ratesOf = ({ settings: { simulator }, offers }: Site) => ({
  ...simulator,
  instalmentRatePercent: simulator.instalmentRatePercent ?? null,
  singlePaymentDaysMax: singlePaymentDaysMax(simulator.daysMax, offers),
});

/** The dearest loan, with the effective rate as a page writes it: with two decimals. */
function ceilingOf(site: Site, amount: number, days: number) {
  const { decimals } = site.settings.moneyFormat;
  const ceiling = loanCeiling({ principalCents: toCents(amount), days, decimals }, ratesOf(site));
  return { ...ceiling, aprPercent: Math.round(ceiling.aprPercent * 100) / 100 };
}

/** The terms of a site: every day of micro-loans, and every month above. */
function termsIn({ settings: { simulator }, offers }: Site): readonly number[] {
  const { daysMin, daysMax } = loanRange(simulator, offers);
  const days = Array.from({ length: simulator.daysMax - daysMin + 1 }, (_, index) => daysMin + index);
  const months = Array.from({ length: 36 }, (_, index) => daysOfMonths(index + 1));
  return [...days, ...months.filter((term) => term > simulator.daysMax && term <= daysMax)];
}

test('there are settings and offers of twelve sites', () => {
  expect(sites.filter(({ offers }) => offers.length > 5)).toHaveLength(12);
});

test.each(sites)('$locale: no loan of the range exceeds the highest rate that the site states', (site) => {
  const { simulator, compliance } = site.settings;
  const { amountMin, amountMax } = loanRange(simulator, site.offers);
  const above: string[] = [];
  for (let amount = amountMin; amount <= amountMax; amount += simulator.amountStep) {
    for (const days of termsIn(site)) {
      const { aprPercent } = ceilingOf(site, amount, days);
      if (aprPercent > compliance.maxAprPercent) above.push(`${amount} in ${days} days: ${aprPercent} %`);
    }
  }
  expect(above).toEqual([]);
});

test.each(sites)('$locale: no offer costs more than the ceiling of the same loan', (site) => {
  const { decimals } = site.settings.moneyFormat;
  // The ceiling is rounded down and the payments of an offer half up, so they may differ by what nobody can pay: half a unit a payment.
  const unit = 10 ** (2 - decimals);
  const above: string[] = [];
  let compared = 0;
  for (const offer of site.offers) {
    const { amountMin, amountMax } = loanRange(site.settings.simulator, [offer]);
    const [from, to] = [offer.minAmount ?? amountMin, offer.maxAmount ?? amountMax];
    for (const amount of [from, Math.round((from + to) / 2), to]) {
      for (const days of termsIn(site)) {
        const cost = offerCost(offer, { amountCents: toCents(amount), days, decimals });
        if (cost.kind === 'unknown' || cost.isAdjusted) continue;
        compared += 1;
        const { totalCents } = ceilingOf(site, amount, days);
        if (cost.totalCents > totalCents + unit * cost.instalmentCount) above.push(`${amount} in ${days} days`);
      }
    }
  }
  expect(compared).toBeGreaterThan(50);
  expect(above).toEqual([]);
});

test.each(sites)('$locale: no representative example is dearer than the ceiling of the same loan', (site) => {
  const examples = site.settings.representativeExamples;
  expect(examples.length).toBeGreaterThan(0);
  for (const { amount, days, totalRepayable, aprPercent } of examples) {
    const ceiling = ceilingOf(site, amount, days);
    expect(toCents(totalRepayable)).toBeLessThanOrEqual(ceiling.totalCents);
    expect(aprPercent).toBeLessThanOrEqual(ceiling.aprPercent);
  }
});

test.each(sites)('$locale: a longer loan has no higher rate than the dearest micro-loan', (site) => {
  const { nominalRatePercent, daysMin } = site.settings.simulator;
  const growth = 1 + (nominalRatePercent / 100) * (daysMin / 365);
  const micro = effectiveRateOfPayment({ principalCents: 1, totalCents: growth, days: daysMin });
  const monthly = ((1 + instalmentRateOf(ratesOf(site)) / 1200) ** 12 - 1) * 100;
  expect(monthly).toBeLessThanOrEqual(Math.max(micro, site.settings.compliance.maxAprPercent + 0.005));
});
