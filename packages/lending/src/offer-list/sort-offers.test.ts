import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { terms } from '../offer-cost/terms.fixture.ts';
import { anyShownList, shown } from './shown-offer.fixture.ts';
import { sortCriteria, sortOffers } from './sort-offers.ts';

const rate = (nominalRatePercent: number) => terms({ nominalRatePercent });
const order = (list: ReturnType<typeof shown>, criterion: (typeof sortCriteria)[number]) =>
  sortOffers(list, criterion).map(({ offerId }) => offerId);

test('sortOffers: "listed" restores the order of the list', () => {
  const list = shown({}, {}, {});
  expect(order([...list].reverse(), 'listed')).toEqual([0, 1, 2]);
});

describe('sortOffers by total', () => {
  test("puts the lowest total first and keeps the list's order for equal totals", () => {
    expect(order(shown(rate(20), rate(10), rate(20), rate(0)), 'total')).toEqual([3, 1, 0, 2]);
  });

  test('puts a smaller loan after the loans that match the request', () => {
    expect(order(shown({ ...rate(10), maxAmount: 100 }, rate(30)), 'total')).toEqual([1, 0]);
  });

  test('puts an unknown cost last', () => {
    expect(order(shown(terms(null), { ...rate(10), maxAmount: 100 }, rate(30)), 'total')).toEqual([2, 1, 0]);
  });
});

describe('sortOffers by rate', () => {
  test('uses the rate of the same loan, and not the one that the lender declares', () => {
    const declared = { aprPercent: 5 };
    expect(order(shown({ ...rate(50), ...declared }, rate(10), { ...terms(null), ...declared }), 'apr')).toEqual([
      1, 0, 2,
    ]);
  });

  test('gives equal loans with one payment the order of their totals', () => {
    const single = anyShownList.map((list) => list.filter(({ cost }) => cost?.repayment === 'single_payment'));
    fc.assert(
      fc.property(single, (list) => {
        const comparable = list.filter(({ shownCost }) => shownCost.kind === 'known' && !shownCost.isAdjusted);
        expect(sortOffers(comparable, 'apr')).toEqual(sortOffers(comparable, 'total'));
      }),
    );
  });
});

describe('sortOffers by acceptance', () => {
  const share = (value: string, isFallback = false) => ({ shownApprovalShare: { value, isFallback } });

  test('puts the highest stated share first, with either decimal sign', () => {
    expect(
      order(shown(share('90 %'), share('95,5 %'), share('95.4%'), share('cerca del 96\u00a0%')), 'acceptance'),
    ).toEqual([3, 1, 2, 0]);
  });

  test('ignores a fallback share and a text without a percentage', () => {
    expect(order(shown({}, share('97 %', true), share('9 de 10'), share('80 %')), 'acceptance')).toEqual([3, 0, 1, 2]);
  });
});

describe('sortOffers, for every list and criterion', () => {
  const criterion = fc.constantFrom(...sortCriteria);

  test('returns the same offers and leaves its input unchanged', () => {
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

  test('does not depend on the order of its input', () => {
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
