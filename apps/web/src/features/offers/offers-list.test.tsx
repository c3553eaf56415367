import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OffersList } from '@/features/offers/offers-list';
import type { Personal } from '@/features/offers/personal/personal';
import { sampleOffers } from '@/features/offers/sample-offers';
import { readSearch } from '@/features/offers/search/offer-search';
import { selectOffers } from '@/features/offers/search/select-offers';
import { sampleProgress } from '@/shell/application/sample-progress';
import { sampleLoans } from '@/shell/loan/sample-loans';
import { sampleView } from '@/shell/sample-view';

const search = readSearch({ offer: '103' }, sampleLoans, sampleView);
const { offers } = selectOffers(sampleOffers(), search, sampleView);
const draw = (personal: Personal, version?: number) =>
  renderToStaticMarkup(
    <OffersList offers={offers} version={version} search={search} personal={personal} view={sampleView} />,
  );
const own = (matches = sampleProgress.matches): Personal => ({
  state: 'own',
  matching: { ...sampleProgress, matches },
});

it('OffersList: stored cards show each visitor the same as cards that are written for the visitor alone', () => {
  const visitors: readonly Personal[] = [{ state: 'anonymous' }, own(), own(sampleProgress.matches.slice(1)), own([])];
  const alone = visitors.map((personal) => draw(personal));
  expect(new Set(alone).size).toBe(visitors.length);
  for (const round of [1, 2]) {
    expect(
      visitors.map((personal) => draw(personal, -7)),
      `round ${round}`,
    ).toEqual(alone);
  }
});
