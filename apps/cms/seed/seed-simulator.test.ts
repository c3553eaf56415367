import { effectiveRateOfPayment, simulateCeiling, toCents } from '@prestafaro/lending';
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
  };
  readonly representativeExamples: readonly {
    readonly amount: number;
    readonly days: number;
    readonly totalRepayable: number;
    readonly aprPercent: number;
  }[];
}

const sites = readSeeds(__dirname).flatMap(({ locale, entries }) =>
  entries
    .filter(({ type }) => type === 'site-setting')
    .map(({ data }) => ({ locale, settings: data as unknown as Settings })),
);

/** The effective rate of the dearest loan, as a page writes it: with two decimals. */
function ceilingOf({ simulator, moneyFormat }: Settings, amount: number, days: number) {
  const { nominalRatePercent } = simulator;
  const principalCents = toCents(amount);
  const { totalCents } = simulateCeiling({ principalCents, nominalRatePercent, days, decimals: moneyFormat.decimals });
  const aprPercent = Math.round(effectiveRateOfPayment({ principalCents, totalCents, days }) * 100) / 100;
  return { totalCents, aprPercent };
}

test('there are settings of twelve sites', () => {
  expect(sites).toHaveLength(12);
});

test.each(sites)('$locale: no loan of the simulator exceeds the highest rate that the site states', ({ settings }) => {
  const { amountMin, amountMax, amountStep, daysMin, daysMax } = settings.simulator;
  const above: string[] = [];
  for (let amount = amountMin; amount <= amountMax; amount += amountStep) {
    for (let days = daysMin; days <= daysMax; days += 1) {
      const { aprPercent } = ceilingOf(settings, amount, days);
      if (aprPercent > settings.compliance.maxAprPercent) above.push(`${amount} in ${days} days: ${aprPercent} %`);
    }
  }
  expect(above).toEqual([]);
});

test.each(sites)(
  '$locale: no representative example is dearer than the simulator for the same loan',
  ({ settings }) => {
    expect(settings.representativeExamples.length).toBeGreaterThan(0);
    for (const { amount, days, totalRepayable, aprPercent } of settings.representativeExamples) {
      const ceiling = ceilingOf(settings, amount, days);
      expect(toCents(totalRepayable)).toBeLessThanOrEqual(ceiling.totalCents);
      expect(aprPercent).toBeLessThanOrEqual(ceiling.aprPercent);
    }
  },
);
