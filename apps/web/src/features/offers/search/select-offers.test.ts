import { describe, expect, it } from 'vitest';
import { sampleOffers } from '@/features/offers/sample-offers';
import type { OfferFilterName, OfferSort } from '@/features/offers/search/offer-search';
import { costOf, dearestCost, selectOffers } from '@/features/offers/search/select-offers';

const collator = new Intl.Collator('es');
const select = (sort: OfferSort, filters: readonly OfferFilterName[] = [], amount = 300, days = 91) =>
  selectOffers(sampleOffers(), { amount, days, sort, filters }, collator);
const namesOf = ({ offers }: ReturnType<typeof select>) => offers.map(({ header }) => header);

describe('what a search shows of the list', () => {
  it('keeps the order of the rules unless another is asked for', () => {
    expect(namesOf(select('listed'))).toEqual([
      'Alameda Clara',
      'Boreal en cuotas',
      'Duero Directo',
      'Tajo Directo',
      'Nómada',
    ]);
  });

  it('by cost ends with loans that are not the one asked for, and then with unknown prices (R3)', () => {
    expect(namesOf(select('total'))).toEqual([
      'Boreal en cuotas',
      'Alameda Clara',
      'Nómada',
      'Duero Directo',
      'Tajo Directo',
    ]);
  });

  it('by name is the alphabet of the country, active or not', () => {
    expect(namesOf(select('name'))).toEqual([
      'Alameda Clara',
      'Boreal en cuotas',
      'Duero Directo',
      'Nómada',
      'Tajo Directo',
    ]);
  });

  it('passes every filter that is ticked, and counts each alone', () => {
    expect(namesOf(select('listed', ['active', 'defaultRegister']))).toEqual(['Duero Directo', 'Tajo Directo']);
    expect(select('listed', ['active']).counts).toEqual({ defaultRegister: 3, firstLoanFree: 1, active: 4 });
    expect(namesOf(select('listed', ['firstLoanFree', 'defaultRegister']))).toEqual([]);
  });
});

it('the bars of a list end at the dearest offer of the loan that is asked for', () => {
  const { offers } = select('listed');
  const costs = offers.map(({ shownCost }) => costOf(shownCost));
  expect(costs).toEqual([1795, 722, 2006, 0, 2390]);
  expect(dearestCost(offers)).toBe(2390);
  expect(dearestCost([])).toBe(0);
});
