import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { OfferList } from '@/blocks/offer-list/offer-list';
import { sampleProps } from '@/blocks/sample-props';
import { keepPageBriefly } from '@/cms/offer-feeds';
import { loadOffers } from '@/features/offers/load-offers';
import { sampleOffers } from '@/features/offers/sample-offers';

vi.mock('@/cms/offer-feeds', () => ({ keepPageBriefly: vi.fn(), readOfferFeeds: vi.fn() }));
vi.mock('@/features/offers/load-offers', () => ({ loadOffers: vi.fn() }));

const block = {
  title: 'Ofertas para 400 €',
  lead: null,
  amount: 400,
  days: null,
  limit: 2,
  onlyAcceptingDefaultRegister: true,
  onlyFirstLoanFree: false,
};

const shown = async () => renderToStaticMarkup(await OfferList({ block, ...sampleProps('offers') }));

it('the offer list of a page shows the representative example (R2), its order (R8) and the advertising labels (R9)', async () => {
  vi.mocked(loadOffers).mockResolvedValue({ state: 'loaded', offers: sampleOffers(undefined, [101, 102, 104, 105]) });
  const html = await shown();
  const list = html.slice(html.indexOf('<ol'));
  expect(html.indexOf('Ejemplo representativo')).toBeLessThan(html.indexOf('<ol'));
  expect(html).toContain('de menos a más según lo que devuelves');
  expect(html).toContain('#ranking');
  expect(list.match(/<li/g)).toHaveLength(2);
  expect(list).toContain('Nómada');
  expect(list).toContain('Publicidad');
  expect(list).toContain('Cifras de ejemplo');
  expect(html).toContain('href="/offers/?amount=400&amp;days=91&amp;asnef=1"');
  expect(keepPageBriefly).not.toHaveBeenCalled();
});

it('without its feeds the block renders, links to the offers page, and shortens the lifetime of the page', async () => {
  vi.mocked(loadOffers).mockResolvedValue({ state: 'failed' });
  const html = await shown();
  expect(html).toContain('Ahora mismo no podemos cargar las ofertas');
  expect(html).toContain('href="/offers/?amount=400&amp;days=91&amp;asnef=1"');
  expect(keepPageBriefly).toHaveBeenCalledOnce();
});
