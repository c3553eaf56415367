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

test('groupOffers: an offer of the loan that refuses the visitor is refused, the fewest hindrances and then the open ones first', () => {
  const list = withActivity(shown(open, open, open, { ...open, maxAmount: 150 }), (offerId) => offerId !== 0);
  const groups = groupOffers(list, loan, ({ offerId }) => (offerId === 1 ? 2 : 1));
  expect([groups.available, groups.closed, idsOf(groups.refused), idsOf(groups.others)]).toEqual([
    [],
    [],
    [2, 0, 1],
    [3],
  ]);
});

test('groupOffers: puts every offer into one group, and lends the loan to the visitor in the first', () => {
  fc.assert(
    fc.property(anyShownList, fc.func(fc.boolean()), fc.func(fc.nat(3)), (list, isActive, hindrancesOf) => {
      const offers = list.map((offer) => ({ ...offer, isActive: isActive(offer.offerId) }));
      const groups = groupOffers(offers, loan, ({ offerId }) => hindrancesOf(offerId));
      const { available, closed, refused, others } = groups;
      expect(idsOf([...available, ...closed, ...refused, ...others]).sort((a, b) => a - b)).toEqual(idsOf(offers));
      for (const { offerId, isActive: isOpen, shownCost } of available)
        expect([isOpen, shownCost.isAdjusted, hindrancesOf(offerId)]).toEqual([true, false, 0]);
    }),
  );
});
