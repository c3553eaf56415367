import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupOffers } from './group-offers.ts';
import { anyShownList, shown } from './shown-offer.fixture.ts';

const loan = { amountCents: 300_00, days: 91, decimals: 2 } as const;
const open = { isActive: true, minAmount: 100, maxAmount: 1000, minDays: 30, maxDays: 365 };
const idsOf = (offers: readonly { offerId: number }[]) => offers.map(({ offerId }) => offerId);
const withActivity = (list: ReturnType<typeof shown>, isActive: (offerId: number) => boolean) =>
  list.map((offer) => ({ ...offer, isActive: isActive(offer.offerId) }));

test('groupOffers: an offer that lends the loan is available while it is open, and closed otherwise, in the given order', () => {
  const list = withActivity(shown(open, open, open), (offerId) => offerId !== 1);
  const groups = groupOffers([...list].reverse(), loan);
  expect([idsOf(groups.available), idsOf(groups.closed), idsOf(groups.others)]).toEqual([[2, 0], [1], []]);
});

test('groupOffers: an offer of another amount or term is among the others, the nearest first', () => {
  const list = withActivity(
    shown({ ...open, minAmount: 3000, maxAmount: 9000 }, { ...open, minDays: 120 }, { ...open, maxAmount: 150 }, open),
    () => true,
  );
  const groups = groupOffers(list, loan);
  expect([idsOf(groups.available), idsOf(groups.others)]).toEqual([[3], [1, 2, 0]]);
});

test('groupOffers: an offer that refuses the visitor is never available or closed', () => {
  const list = withActivity(shown(open, open), (offerId) => offerId === 0);
  const groups = groupOffers(list, loan, () => true);
  expect([groups.available, groups.closed, idsOf(groups.others)]).toEqual([[], [], [0, 1]]);
});

test('groupOffers: puts every offer into one group, and lends the loan in the first', () => {
  fc.assert(
    fc.property(anyShownList, fc.func(fc.boolean()), fc.func(fc.boolean()), (list, isActive, isRefused) => {
      const offers = list.map((offer) => ({ ...offer, isActive: isActive(offer.offerId) }));
      const { available, closed, others } = groupOffers(offers, loan, ({ offerId }) => isRefused(offerId));
      expect(idsOf([...available, ...closed, ...others]).sort((a, b) => a - b)).toEqual(idsOf(offers));
      for (const offer of available) expect([offer.isActive, offer.shownCost.isAdjusted]).toEqual([true, false]);
    }),
  );
});
