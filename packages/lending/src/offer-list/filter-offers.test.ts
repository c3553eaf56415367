import { audiences } from '@prestafaro/types/audience';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lending } from '../matching/matching.fixture.ts';
import { terms } from '../offer-cost/terms.fixture.ts';
import { filterOffers, highestPaymentCents, type OfferFilters } from './filter-offers.ts';
import { anyShownList, shown } from './shown-offer.fixture.ts';

/** The cost of 300 in 91 days. */
const list = shown(
  { acceptsDefaultRegister: false },
  terms({ repayment: 'instalments' }),
  terms({ firstLoanFreeUpTo: 300, firstLoanFreeDays: 91 }),
  terms({ firstLoanFreeUpTo: 300, firstLoanFreeDays: 30 }),
  { ...terms({ firstLoanFreeUpTo: 200, firstLoanFreeDays: 91 }), maxAmount: 200 },
  terms(null),
);

test.each<[OfferFilters, number[]]>([
  [{}, [0, 1, 2, 3, 4, 5]],
  [{ acceptsDefaultRegister: false, instalments: undefined }, [0, 1, 2, 3, 4, 5]],
  [{ acceptsDefaultRegister: true }, [1, 2, 3, 4, 5]],
  [{ instalments: true }, [1]],
  [{ hasFreeFirstLoan: true }, [2, 3, 4]],
  [{ isFirstLoanFree: true }, [2]],
  [{ allowsRequestedLoan: true }, [0, 1, 2, 3, 5]],
  [{ hasFreeFirstLoan: true, allowsRequestedLoan: true }, [2, 3]],
  [{ hasFreeFirstLoan: true, instalments: true }, []],
])('filterOffers: %o leaves %j', (filters, ids) => {
  expect(filterOffers(list, filters).map(({ offerId }) => offerId)).toEqual(ids);
});

test.each<[OfferFilters, number[]]>([
  [{ creditLine: true }, [0]],
  [{ instalments: true }, [1]],
  [{ singlePayment: true }, [2, 3]],
  [{ takesApplications: true }, [2]],
  [{ audiences: ['unemployed'] }, [3]],
  [{ audiences: ['unemployed'], takesApplications: true }, []],
  [{ audiences: ['unemployed', 'in_default_register'] }, []],
])('filterOffers: of a line, instalments and two loans in one payment %o leaves %j', (filters, ids) => {
  const each = shown(
    { ...terms({ repayment: 'instalments' }), productType: 'credit_line' },
    terms({ repayment: 'instalments' }),
    { ...terms({ repayment: 'single_payment' }), lender: { receives: ['name'] } },
    { ...terms({ repayment: 'single_payment' }), criteria: lending({ acceptsUnemployed: true }) },
  );
  expect(filterOffers(each, filters).map(({ offerId }) => offerId)).toEqual(ids);
});

test('filterOffers: leaves the offers whose highest payment is known and not above the given one', () => {
  const each = shown(terms({ repayment: 'instalments' }), terms({ repayment: 'single_payment' }), terms(null));
  const highest = each.map(highestPaymentCents);
  expect([Number(highest[0]) < Number(highest[1]), highest[2]]).toEqual([true, null]);
  const under = (maxPaymentCents: number) => filterOffers(each, { maxPaymentCents }).map(({ offerId }) => offerId);
  expect([under(Number(highest[0]) - 1), under(Number(highest[0])), under(Number(highest[1]))]).toEqual([
    [],
    [0],
    [0, 1],
  ]);
});

describe('filterOffers, for every list and every filter', () => {
  const flag = fc.option(fc.boolean(), { nil: undefined });
  const anyFilters = fc.record({
    acceptsDefaultRegister: flag,
    hasFreeFirstLoan: flag,
    isFirstLoanFree: flag,
    instalments: flag,
    singlePayment: flag,
    creditLine: flag,
    takesApplications: flag,
    audiences: fc.subarray([...audiences]),
    allowsRequestedLoan: flag,
  });

  test('returns a part of the list in its order', () => {
    fc.assert(
      fc.property(anyShownList, anyFilters, (each, filters) => {
        const left = new Set(filterOffers(each, filters));
        expect(each.filter((offer) => left.has(offer))).toEqual([...left]);
      }),
    );
  });

  test('with two filters returns the offers that pass both', () => {
    fc.assert(
      fc.property(anyShownList, anyFilters, anyFilters, (each, one, other) => {
        const either = (name: Exclude<keyof OfferFilters, 'audiences' | 'maxPaymentCents'>) =>
          one[name] === true || other[name] === true;
        const both: OfferFilters = {
          acceptsDefaultRegister: either('acceptsDefaultRegister'),
          hasFreeFirstLoan: either('hasFreeFirstLoan'),
          isFirstLoanFree: either('isFirstLoanFree'),
          instalments: either('instalments'),
          singlePayment: either('singlePayment'),
          creditLine: either('creditLine'),
          takesApplications: either('takesApplications'),
          audiences: [...one.audiences, ...other.audiences],
          allowsRequestedLoan: either('allowsRequestedLoan'),
        };
        expect(filterOffers(filterOffers(each, one), other)).toEqual(filterOffers(each, both));
      }),
    );
  });
});
