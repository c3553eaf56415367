import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { BlockProps } from '@/blocks/block-props';
import { OfferList } from '@/blocks/offer-list/offer-list';
import { sampleProps } from '@/blocks/sample-props';
import type { OfferListBlockFragment } from '@/cms/generated/graphql';
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
  audience: null,
  productKind: null,
  onlyTakingApplications: false,
  onlyAcceptingDefaultRegister: true,
  onlyFirstLoanFree: false,
};

const shown = async (changes: Partial<BlockProps<OfferListBlockFragment>> = {}) =>
  renderToStaticMarkup(await OfferList({ block, ...sampleProps('offers'), ...changes }));

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

const unknown = {
  minAge: null,
  maxAge: null,
  minMonthlyIncome: null,
  acceptsDefaultRegister: null,
  acceptsEmployees: null,
  acceptsSelfEmployed: null,
  acceptsPensioners: null,
  acceptsUnemployed: null,
  acceptsStudents: null,
  needsIdentityDocument: null,
  needsBankAccount: null,
  needsPhone: null,
};

describe('the options of a short list', () => {
  const everybody = { ...block, limit: 5, amount: 300, onlyAcceptingDefaultRegister: false };
  const namesIn = (html: string) =>
    ['Alameda Clara', 'Boreal en cuotas', 'Tajo Directo', 'Nómada'].filter((name) => html.includes(name));

  /** Alameda Clara refuses the unemployed, Boreal admits them and its lender takes applications, the others say nothing. */
  const load = () =>
    vi.mocked(loadOffers).mockResolvedValue({
      state: 'loaded',
      offers: sampleOffers((offer) => ({
        ...offer,
        ...(offer.offerId === 101 && { criteria: { ...unknown, acceptsUnemployed: false } }),
        ...(offer.offerId === 102 && { criteria: { ...unknown, acceptsUnemployed: true, acceptsStudents: false } }),
        ...(offer.offerId === 102 && offer.lender && { lender: { ...offer.lender, receives: ['name' as const] } }),
      })),
    });

  it('without options holds every open offer for the loan', async () => {
    load();
    expect(namesIn(await shown({ block: everybody }))).toEqual(['Alameda Clara', 'Boreal en cuotas', 'Tajo Directo']);
  });

  it('follows the audience of its page without an option of its own', async () => {
    load();
    expect(namesIn(await shown({ block: everybody, audience: 'unemployed' }))).toEqual(['Boreal en cuotas']);
  });

  it('holds only offers that admit both the readers of the page and those of the block', async () => {
    load();
    const html = await shown({ block: { ...everybody, audience: 'student' }, audience: 'unemployed' });
    expect(namesIn(html)).toEqual([]);
  });

  it.each([
    [{ productKind: 'single_payment' }, ['Alameda Clara']],
    [{ productKind: 'instalments' }, ['Boreal en cuotas']],
    [{ productKind: 'credit_line' }, []],
    [{ onlyTakingApplications: true }, ['Boreal en cuotas']],
  ] as const)('with %j holds %j', async (option, names) => {
    load();
    expect(namesIn(await shown({ block: { ...everybody, ...option } }))).toEqual(names);
  });

  it('names what one can do without a loan if no offer is left, and has no paid button', async () => {
    load();
    const html = await shown({ block: everybody, audience: 'pensioner' });
    expect(html).toContain('Ahora mismo no hay ninguna oferta abierta de este tipo para 300');
    expect(html).toContain('href="/landing/rejected/"');
    expect(html).not.toMatch(/\/go\/|\/transition\/|<ol/);
  });
});
