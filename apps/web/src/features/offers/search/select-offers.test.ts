import { describe, expect, it } from 'vitest';
import { sampleOffers } from '@/features/offers/sample-offers';
import type { OfferFilterName, OfferSort } from '@/features/offers/search/offer-search';
import { costOf, selectOffers } from '@/features/offers/search/select-offers';
import { sampleView } from '@/shell/sample-view';

const select = (sort: OfferSort, filters: readonly OfferFilterName[] = [], amount = 300, days = 91) =>
  selectOffers(sampleOffers(), { amount, days, sort, filters }, sampleView);
const namesOf = ({ offers }: ReturnType<typeof select>) => offers.map(({ header }) => header);

describe('selectOffers', () => {
  it('keeps the order of the rules without a sort order', () => {
    expect(namesOf(select('listed'))).toEqual([
      'Alameda Clara',
      'Boreal en cuotas',
      'Duero Directo',
      'Tajo Directo',
      'Nómada',
    ]);
  });

  it('sorts by cost with other loans after the requested loan and unknown prices last (R3)', () => {
    expect(namesOf(select('total'))).toEqual([
      'Boreal en cuotas',
      'Alameda Clara',
      'Nómada',
      'Duero Directo',
      'Tajo Directo',
    ]);
  });

  it('sorts by name in the alphabet of the country, active or not', () => {
    expect(namesOf(select('name'))).toEqual([
      'Alameda Clara',
      'Boreal en cuotas',
      'Duero Directo',
      'Nómada',
      'Tajo Directo',
    ]);
  });

  it('keeps offers that pass every ticked filter, and counts each filter alone', () => {
    expect(namesOf(select('listed', ['active', 'defaultRegister']))).toEqual(['Duero Directo', 'Tajo Directo']);
    expect(select('listed', ['active']).counts).toEqual({
      singlePayment: 2,
      instalments: 2,
      firstLoanFree: 1,
      defaultRegister: 3,
      receives: 0,
      active: 4,
    });
    expect(namesOf(select('listed', ['firstLoanFree', 'defaultRegister']))).toEqual([]);
  });
});

it('returns the cost of a loan as its total less the amount, and 0 for an unknown one', () => {
  expect(select('listed').offers.map(({ shownCost }) => costOf(shownCost))).toEqual([1795, 722, 2006, 0, 2390]);
});
