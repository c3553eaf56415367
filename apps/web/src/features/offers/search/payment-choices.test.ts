import type { KnownCost, OfferCost } from '@prestafaro/lending';
import { expect, it } from 'vitest';
import { paymentChoices } from '@/features/offers/search/payment-choices';

const known = (instalmentCents: number, lastInstalmentCents = instalmentCents) =>
  ({ shownCost: { kind: 'known', instalmentCents, lastInstalmentCents } as KnownCost }) as const;
const unknown: { shownCost: OfferCost } = { shownCost: { kind: 'unknown', isAdjusted: false } };

it('paymentChoices: rounds the payments up to two digits, and counts what each limit leaves', () => {
  const offers = [known(102_11), known(104_20, 104_60), known(318_85), known(323_90), unknown];
  expect(paymentChoices(offers)).toEqual([
    { max: 110, count: 2 },
    { max: 320, count: 3 },
  ]);
});

it.each([[[]], [[unknown]], [[known(102_11), known(104_60)]]])(
  'paymentChoices: offers no limit that leaves every offer: %o',
  (offers) => {
    expect(paymentChoices(offers)).toEqual([]);
  },
);

it('paymentChoices: has limits of two digits and zeros for small and large currencies', () => {
  expect(
    paymentChoices([known(7_30), known(99_01), known(1_234_567_00), known(9_999_999_00)]).map(({ max }) => max),
  ).toEqual([...[8, 100, 1_300_000]]);
});
