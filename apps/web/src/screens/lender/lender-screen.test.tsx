import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { sampleOffers } from '@/features/offers/sample-offers';
import { selectOffers } from '@/features/offers/search/select-offers';
import { LenderOffers } from '@/screens/lender/lender-offers';
import { sampleView } from '@/shell/sample-view';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const search = { amount: 300, days: 91, filters: [], sort: 'total' } as const;
const { offers } = selectOffers(sampleOffers(), search, sampleView);
const boreal = offers.filter(({ lender }) => lender?.slug === 'boreal-finanzas');
const html = renderToStaticMarkup(
  <LenderOffers name="Boreal Finanzas" offers={boreal} loan={search} view={sampleView} />,
);

it('the offers of a lender show their total for the default loan, their rates (R3) and their order (R8)', () => {
  expect(boreal).toHaveLength(1);
  expect(html).toContain('Ofertas de Boreal Finanzas');
  expect(html).toContain('Para 300\u00a0€ a 91\u00a0días, de menos a más según lo que devuelves.');
  expect(html).toContain('15,37\u00a0%');
  expect(html).toContain('Publicidad');
});

it('the offers of a lender link to the application, not to the page of the lender', () => {
  expect(html).toContain('href="/application/?amount=300&amp;days=91"');
  expect(html).not.toContain('href="/prestamistas/boreal-finanzas/"');
});

it('a lender without offers has no offers section', () => {
  expect(renderToStaticMarkup(<LenderOffers name="X" offers={[]} loan={search} view={sampleView} />)).toBe('');
});
