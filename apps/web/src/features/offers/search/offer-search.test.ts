import { describe, expect, it } from 'vitest';
import { noAnswers } from '@/features/offers/answers/answers-query';
import { offerSorts, type Query, readSearch, searchFields, searchQuery } from '@/features/offers/search/offer-search';
import { sharedAddress, sharedQueries } from '@/server/shared-pages/shared-address';
import { termUnitField } from '@/shell/application/application-link';
import { siteLoans } from '@/shell/loan/loan-range';
import { paymentFields } from '@/shell/loan/monthly-payment';
import { sampleView } from '@/shell/sample-view';

const loans = siteLoans(sampleView.settings.simulator, []);
const read = (query: Query) => readSearch(query, loans, sampleView);
const usual = {
  ...{ amount: 300, days: 91, typed: { amount: undefined, days: undefined }, isLoanAsked: false, isAdjusted: false },
  ...{ answers: noAnswers, filters: [], sort: 'listed', chosen: [], isWhole: false },
};

const noLimits = { minAmount: null, maxAmount: null, minDays: null, maxDays: null, cost: null };

describe('readSearch', () => {
  it('returns the default loan in the order of the rules for an empty query', () => {
    expect(read({})).toEqual(usual);
  });

  it('returns the values that the form sent', () => {
    const query = { amount: '500', days: '100', asnef: '1', free: '1', active: '1', sort: 'total' };
    expect(read(query)).toEqual({
      ...usual,
      amount: 500,
      days: 100,
      isLoanAsked: true,
      typed: { amount: '500', days: '100' },
      filters: ['firstLoanFree', 'defaultRegister', 'active'],
      sort: 'total',
    });
  });

  it('reads a number as typed without a script', () => {
    expect(read({ amount: '1 000' })).toMatchObject({ amount: 1000, isAdjusted: false });
  });

  it.each([
    [{ amount: '99999' }, { amount: 1000 }],
    [{ amount: '-5' }, { amount: 100 }],
    [{ amount: '500,50' }, { amount: 300 }],
    [{ amount: '<script>' }, { amount: 300 }],
    [{ days: '1' }, { days: 91 }],
    [
      { amount: ['250', '700'], days: '999' },
      { amount: 250, days: 120 },
    ],
  ])('searches for another loan than a refused one and marks the search as adjusted: %o', (query, shown) => {
    expect(read(query)).toMatchObject({ ...shown, isAdjusted: true });
  });

  it('ignores unknown orders, filters and offers', () => {
    const query = { sort: 'price; drop', asnef: 'yes', free: ['1', '0'], offer: ['101', 'x', '-1', '1e3', '101', '7'] };
    expect(read(query)).toEqual({ ...usual, filters: ['firstLoanFree'], chosen: [101, 7] });
  });

  it('reads at most twenty chosen offers', () => {
    const offer = Array.from({ length: 500 }, (_, index) => String(index + 1));
    expect(read({ offer }).chosen).toHaveLength(20);
  });

  it('keeps the answers beside the search, and shows the list of a loan for them', () => {
    const income = [
      { from: 0, to: 899 },
      { from: 900, to: null },
    ];
    const questions = { employment: ['pensioner'] as const, income, defaultRegister: true, age: [] };
    const search = readSearch({ work: 'pensioner', pay: '900', register: 'no' }, loans, sampleView, questions);
    expect(search).toMatchObject({ isLoanAsked: true, sort: 'total', answers: { employment: 'pensioner' } });
    expect(searchQuery(search)).toBe('?amount=300&days=91&work=pensioner&pay=900&register=no');
    expect(searchQuery({ ...search, answers: noAnswers })).toBe('?amount=300&days=91');
  });

  it('reads a term that a form without scripts sent in months', () => {
    const long = siteLoans(sampleView.settings.simulator, [{ ...noLimits, maxDays: 1095 }]);
    const query = { amount: '500', days: '36', unit: 'months' };
    expect(readSearch(query, long, sampleView)).toMatchObject({ days: 1095, isAdjusted: false });
  });

  it('reads what searchQuery writes', () => {
    const search = { ...read({ amount: '500', free: '1', sort: 'apr', offer: ['101', '105'] }) };
    expect(searchQuery(search)).toBe('?amount=500&days=91&free=1&sort=apr&offer=101&offer=105');
    expect(searchQuery({})).toBe('');
  });
});

it('a shared list of offers is stored by every field and every order of the search form', () => {
  const fields = [...Object.values(searchFields), termUnitField, paymentFields.payment];
  expect(Object.keys(sharedQueries.offers).sort()).toEqual(fields.sort());
  for (const sort of offerSorts) {
    const address = sharedAddress('offers', '/offers/', `?sort=${sort}`);
    expect(address).toBe(sort === 'listed' ? '/offers/' : `/offers/?sort=${sort}`);
  }
});
