import { expect, it } from 'vitest';
import { sharedComparison } from '@/features/offers/comparison/side-by-side';
import { sampleOffers } from '@/features/offers/sample-offers';
import { readSearch } from '@/features/offers/search/offer-search';
import { selectOffers } from '@/features/offers/search/select-offers';
import { sampleProgress } from '@/shell/application/sample-progress';
import { sampleLoans } from '@/shell/loan/sample-loans';
import { sampleView } from '@/shell/sample-view';

const query = {
  amount: '400',
  days: '100',
  asnef: '1',
  sort: 'total',
  all: '1',
  offer: ['102', '104'],
  utm_source: 'x',
};
const search = readSearch(query, sampleLoans, sampleView);
const { offers } = selectOffers(sampleOffers(), { ...search, filters: [], sort: 'listed' }, sampleView);
const compared = offers.filter(({ offerId }) => search.chosen.includes(offerId));
const path = '/offers3/';

it('sharedComparison: names the loan and the offers, and nothing else of the search', () => {
  expect(sharedComparison({ offers: compared, personal: { state: 'anonymous' }, search, path })).toBe(
    '/offers3/?amount=400&days=100&offer=102&offer=104',
  );
});

it.each([{ state: 'own', matching: sampleProgress } as const, { state: 'failed' } as const])(
  'R28: sharedComparison: tells nothing of the loan of an application ($state)',
  (personal) => {
    expect(sharedComparison({ offers: compared, personal, search, path })).toBe('/offers3/?offer=102&offer=104');
  },
);
