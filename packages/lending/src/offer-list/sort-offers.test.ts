import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { terms } from '../offer-cost/terms.fixture.ts';
import { anyShownList, shown } from './shown-offer.fixture.ts';
import { sortCriteria, sortOffers } from './sort-offers.ts';

const rate = (nominalRatePercent: number) => terms({ nominalRatePercent });
const order = (list: ReturnType<typeof shown>, criterion: (typeof sortCriteria)[number]) =>
  sortOffers(list, criterion).map(({ offerId }) => offerId);

test('listed is the order of the list, from whatever order', () => {
  const list = shown({}, {}, {});
  expect(order([...list].reverse(), 'listed')).toEqual([0, 1, 2]);
});

describe('by total', () => {
  test('what goes back in all, the least first; what is equal as it is listed', () => {
    expect(order(shown(rate(20), rate(10), rate(20), rate(0)), 'total')).toEqual([3, 1, 0, 2]);
  });

  test('a smaller loan is not a cheaper one: it comes after those that are what was asked for', () => {
    expect(order(shown({ ...rate(10), maxAmount: 100 }, rate(30)), 'total')).toEqual([1, 0]);
  });

  test('an unknown cost comes last', () => {
    expect(order(shown(terms(null), { ...rate(10), maxAmount: 100 }, rate(30)), 'total')).toEqual([2, 1, 0]);
  });
});

describe('by rate', () => {
  test('the declared one, which is the one that is shown, and else the computed one', () => {
    expect(order(shown({ ...rate(1), aprPercent: 36 }, rate(10), { ...rate(50), aprPercent: 5 }), 'apr')).toEqual([
      2, 1, 0,
    ]);
  });

  test('a declared rate needs no known cost', () => {
    expect(order(shown(rate(10), { ...terms(null), aprPercent: 5 }, terms(null)), 'apr')).toEqual([1, 0, 2]);
  });
});

describe('by acceptance', () => {
  const share = (value: string, isFallback = false) => ({ shownApprovalShare: { value, isFallback } });

  test('the greatest stated share first, whatever the decimal sign', () => {
    expect(
      order(shown(share('90 %'), share('95,5 %'), share('95.4%'), share('cerca del 96\u00a0%')), 'acceptance'),
    ).toEqual([3, 1, 2, 0]);
  });

  test('a made-up share, and one that is no percentage, move nothing', () => {
    expect(order(shown({}, share('97 %', true), share('9 de 10'), share('80 %')), 'acceptance')).toEqual([3, 0, 1, 2]);
  });
});

describe('for every list and criterion', () => {
  const criterion = fc.constantFrom(...sortCriteria);

  test('no offer is lost or made up, and the list itself stays as it is', () => {
    fc.assert(
      fc.property(anyShownList, criterion, (list, each) => {
        const before = [...list];
        const sorted = sortOffers(list, each);
        expect(new Set(sorted)).toEqual(new Set(list));
        expect(sorted).toHaveLength(list.length);
        expect(list).toEqual(before);
      }),
    );
  });

  test('the order is total: it does not depend on the order before', () => {
    const shuffled = anyShownList.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, criterion, ([list, other], each) => {
        expect(sortOffers(other, each)).toEqual(sortOffers(list, each));
      }),
    );
  });
});
