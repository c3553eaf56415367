import { siteOfLocale } from '@prestafaro/countries';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Personal } from '@/features/offers/personal/load-own-offers';
import { sampleOffers } from '@/features/offers/sample-offers';
import { type Query, readSearch, searchRange } from '@/features/offers/search/offer-search';
import { ComparisonPage } from '@/screens/offers/comparison-page';
import { OffersPage } from '@/screens/offers/offers-page';
import { sampleProgress } from '@/shell/application/sample-progress';
import { sampleView } from '@/shell/sample-view';
import type { SiteView } from '@/shell/site-view';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));
// The page around the list reads the manifest; it has tests of its own.
vi.mock('@/shell/page-frame/default-page', () => ({ DefaultPage: ({ children }: { children: unknown }) => children }));
vi.mock('@/shell/breadcrumbs/breadcrumbs', () => ({ Breadcrumbs: () => null }));

const page = (list: 'offers' | 'offers3') => ({
  title: 'Ofertas de préstamo',
  lead: 'Lo que dice el editor.',
  kind: 'core' as const,
  fixedPage: list,
  slug: list,
  reviewedOn: null,
  reviewer: null,
  seo: null,
  blocks: [],
});

interface Shown {
  query?: Query;
  offers?: ReturnType<typeof sampleOffers>;
  view?: SiteView;
  list?: 'offers' | 'offers3';
  isFailed?: boolean;
  personal?: Personal;
}

function show({
  query = {},
  offers = sampleOffers(),
  view = sampleView,
  list = 'offers',
  isFailed,
  personal,
}: Shown = {}) {
  const range = searchRange(offers, view.settings.simulator);
  const Page = list === 'offers3' ? ComparisonPage : OffersPage;
  return renderToStaticMarkup(
    <Page
      page={page(list)}
      answer={isFailed ? { state: 'failed' } : { state: 'loaded', offers }}
      personal={personal ?? { state: 'anonymous' }}
      search={readSearch(query, range)}
      range={range}
      query={query}
      view={view}
      menu={{ header: [], button: undefined, footer: [], legal: [] }}
    >
      {null}
    </Page>,
  );
}

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s*[\u00a0 ]\s*/g, ' ');
/** Where the list begins: what a visitor has seen before it stands above the first figure of an offer. */
const listOf = (html: string) => html.indexOf('aria-label="Ofertas para comparar"');
const cardsOf = (html: string) =>
  html
    .slice(listOf(html))
    .split(/<li(?= class="_card)/)
    .slice(1);
const cardOf = (html: string, name: string) => cardsOf(html).find((card) => card.includes(`>${name}</h2>`)) ?? '';
const withFallbacks = (hideFallbackFigures: boolean): SiteView => ({
  ...sampleView,
  settings: { ...sampleView.settings, compliance: { ...sampleView.settings.compliance, hideFallbackFigures } },
});

describe('a page of offers', () => {
  it('says in its heading how many were found, in the singular and the plural', () => {
    expect(show()).toContain('Hemos encontrado 5 ofertas</h1>');
    expect(show({ offers: sampleOffers().slice(0, 1) })).toContain('Hemos encontrado 1 oferta</h1>');
    expect(show({ query: { free: '1' } })).toContain('Hemos encontrado 1 oferta</h1>');
  });

  it('shows the representative example with all its items above the first figure (R2)', () => {
    const html = show();
    const above = textOf(html.slice(0, listOf(html)));
    const example = above.slice(above.indexOf('Ejemplo representativo'));
    for (const item of ['300 €', '91 días', '31,96 %', 'fijo', '36 %', 'sin comisiones', '323,90 €']) {
      expect(example).toContain(item);
    }
  });

  it('shows name, total, TAE, TIN, term and amount of each offer (R3)', () => {
    const card = textOf(cardOf(show(), 'Boreal en cuotas'));
    for (const item of [
      'Boreal Finanzas',
      '307,22 €',
      '3 cuotas de',
      'TAE 15,39 %',
      'TIN 14,4 %',
      '91–365 días',
      '100–3 000 €',
    ]) {
      expect(card).toContain(item);
    }
  });

  it('sends the visitor to the lender for what is not known, and makes nothing up (R3)', () => {
    const card = textOf(cardOf(show(), 'Tajo Directo'));
    expect(card.match(/Consultar con la entidad/g)).toHaveLength(3);
    expect(card).toContain('hasta 120 días');
    expect(card).toContain('desde 100 €');
    expect(card).not.toContain('estrellas');
    expect(textOf(cardOf(show(), 'Duero Directo'))).toContain('TAE 21,22 % calculada por nosotros');
  });

  it('says of a loan that is not the one asked for that it is not, and which one is reckoned', () => {
    const card = textOf(cardOf(show(), 'Duero Directo'));
    expect(card).toContain('No presta 300 € a 91 días. Lo más cercano que da, 500 € a 120 días');
    expect(cardOf(show(), 'Boreal en cuotas')).not.toContain('No presta');
  });

  it('shows the figures of an ordinary loan where the first one is free, and says so', () => {
    const card = textOf(cardOf(show(), 'Alameda Clara'));
    expect(card).toContain('Primer préstamo gratis');
    expect(card).toContain('317,95 €');
    expect(card).toContain('Si es tu primer préstamo con esta entidad, devuelves 300 €');
  });

  it('says what we are above the list (R6)', () => {
    const html = show();
    expect(html.slice(0, listOf(html))).toContain('no somos independientes ni exclusivos');
  });

  it('explains next to the list how it is ordered (R8)', () => {
    const html = show();
    const ranking = html.slice(html.indexOf('Cómo ordenamos los resultados'), listOf(html));
    expect(textOf(ranking)).toContain('Primero las ofertas activas , por orden alfabético');
    expect(html).toContain('<option value="listed" selected="">Primero las abiertas, A–Z</option>');
  });

  it('labels each paid offer as advertising, with links that say so to search engines, and no other (R9)', () => {
    const cards = cardsOf(show());
    expect(cards).toHaveLength(5);
    for (const card of cards) {
      const isPaid = !card.includes('>Nómada</h2>');
      expect(card.includes('>Publicidad</span>')).toBe(isPaid);
      // The exit says so of every lender: whether it pays for this click nobody knows beforehand.
      expect(card).toContain('rel="sponsored nofollow noopener"');
    }
  });

  it('leads out through the recorded exit by a plain link, quietly to what we know of the lender, and never to an address of the feed', () => {
    const html = show();
    expect(cardOf(html, 'Nómada')).toContain('<a href="/go/104/" rel="sponsored nofollow noopener"');
    expect(cardOf(html, 'Nómada')).toContain('href="/prestamistas/nomada/"');
    expect(html).not.toContain('partner.example');
  });

  it('leads to the lender’s page alone where an offer has no link', () => {
    const card = cardOf(show(), 'Boreal en cuotas');
    expect(card).toContain('href="/prestamistas/boreal-finanzas/"');
    expect(card).not.toContain('/go/');
  });

  it('leads out under the base path of the site', () => {
    const view = { ...sampleView, site: siteOfLocale('ru-UA') };
    expect(show({ view })).toContain('href="/ru/go/104/"');
    expect(show({ view, list: 'offers3' })).toContain('href="/ru/go/104/"');
  });

  it('hides figures that a rule made up, or marks them; those of the feed are shown as they are (R12)', () => {
    const hidden = show({ view: withFallbacks(true) });
    expect(cardOf(hidden, 'Boreal en cuotas')).toContain('4,2 de 5 estrellas');
    expect(cardOf(hidden, 'Duero Directo')).not.toMatch(/estrellas|horas|Solicitudes aprobadas|orientativo/);
    const marked = textOf(cardOf(show({ view: withFallbacks(false) }), 'Duero Directo'));
    expect(marked).toMatch(/4,9 orientativo, sin medir/);
    expect(marked).toMatch(/Respuesta En 7 horas orientativo/);
    expect(marked).toMatch(/Solicitudes aprobadas 96 % orientativo/);
  });

  it('has no structured data about offers or their stars (R12)', () => {
    const html = show({ view: withFallbacks(false) });
    expect(html).not.toContain('application/ld+json');
    expect(html).not.toMatch(/itemprop|AggregateRating/);
  });

  it('says on each card that invented figures are examples', () => {
    for (const card of cardsOf(show())) expect(card).toContain('Cifras de ejemplo');
  });

  it('is a form whose state is in the address, and a second one that compares', () => {
    const html = show({ query: { amount: '500', days: '100', asnef: '1', sort: 'total', offer: '103' } });
    expect(html).toMatch(/<form id="offers-search"[^>]*action="\/offers\/"/);
    expect(html).toMatch(/name="asnef" checked=""|checked="" name="asnef"/);
    expect(html).toContain('<option value="total" selected="">');
    expect(html).toMatch(/<form[^>]*action="\/offers3\/"/);
    expect(cardOf(html, 'Duero Directo')).toMatch(/name="offer"[^>]*checked=""|checked=""[^>]*name="offer"/);
    expect(html).not.toContain('method="post"');
  });

  it('says that an impossible amount was brought to the nearest', () => {
    expect(show({ query: { amount: '9999999' } })).toContain(sampleView.messages.loanSummary.adjusted);
    expect(show()).not.toContain(sampleView.messages.loanSummary.adjusted);
  });
});

describe('a page of offers for an application', () => {
  const own: Personal = { state: 'own', progress: sampleProgress };

  it('says for which, that a program has compared, that it is no credit decision, and the way to a person (R24)', () => {
    const html = show({ personal: own });
    const note = textOf(html.slice(0, listOf(html)));
    expect(note).toContain('Para tu solicitud de 300 € a 100 días');
    expect(note).toContain('Oferta personalizada mediante tratamiento automatizado');
    expect(note).toContain('no es una decisión de crédito');
    expect(html).toContain('href="/process/?stay=1"');
    expect(html).toMatch(/href="\/politica-de-reclamaciones\/"[^>]*>Pedir que lo revise una persona/);
  });

  it('says on each card why it fits or why not', () => {
    const html = show({ personal: own });
    expect(textOf(cardOf(html, 'Boreal en cuotas'))).toContain('Encaja con tus respuestas');
    expect(textOf(cardOf(html, 'Nómada'))).toContain('Pide más ingresos al mes');
    expect(textOf(cardOf(html, 'Alameda Clara'))).toContain('todavía no la hemos comparado');
  });

  it('says when it is the list of all instead, and the same address asks again', () => {
    const html = show({ personal: { state: 'failed' }, query: { amount: '500' } });
    expect(html).toContain('Ahora mismo no podemos leer tu solicitud');
    expect(html).toContain('href="?amount=500"');
    expect(html).toContain('Hemos encontrado 5 ofertas</h1>');
    expect(html).not.toContain('Encaja con tus respuestas');
  });

  it('has nothing of this for a visitor without an application', () => {
    expect(show()).not.toMatch(/tratamiento automatizado|tus respuestas|tu solicitud/);
  });
});

describe('a page without offers', () => {
  it('offers a retry at the same address when they cannot be loaded', () => {
    expect(show({ isFailed: true })).toContain('href="./"');
    const html = show({ isFailed: true, query: { amount: '9000', sort: 'total', offer: ['1', '2'] } });
    expect(html).toContain('Ofertas de préstamo</h1>');
    expect(html).toContain('Ahora mismo no podemos cargar las ofertas');
    expect(html).toContain('href="?amount=9000&amp;sort=total&amp;offer=1&amp;offer=2"');
  });

  it('says so when none are published', () => {
    expect(show({ offers: [] })).toContain('Todavía no hay ofertas publicadas');
  });

  it('takes the filters away when none passes them, and keeps the rest', () => {
    const html = show({ query: { amount: '500', asnef: '1', free: '1', sort: 'apr' } });
    expect(html).toContain('Hemos encontrado 0 ofertas');
    expect(html).toContain('href="/offers/?amount=500&amp;days=91&amp;sort=apr"');
  });
});

describe('the comparison', () => {
  const compare = (offer: string[]) => show({ list: 'offers3', query: { offer } });

  it('puts two or three offers side by side and says in words where they differ and which is the lowest', () => {
    const html = compare(['102', '104']);
    expect(html).toContain('Ofertas de préstamo</h1>');
    const text = textOf(html);
    expect(text).toMatch(/Devuelves en total ≠ Distinto 307,22 € El más bajo 323,90 €/);
    expect(text).toMatch(/TAE ≠ Distinto 15,39 % El más bajo 36 %/);
    expect(html).toContain('href="/offers3/?amount=300&amp;days=91&amp;offer=104"');
  });

  it('measures no total of one loan against that of another', () => {
    const totals = textOf(compare(['102', '103'])).match(/Devuelves en total .*? Cuesta/)?.[0];
    expect(totals).not.toContain('El más bajo');
  });

  it('takes the first three of more, and says so', () => {
    const html = compare(['101', '102', '103', '104']);
    expect(html).toContain('estas son las tres primeras');
    expect(html.match(/scope="col"/g)).toHaveLength(4);
  });

  it('needs two: with one, or with one that is gone, it says so and shows all to choose from', () => {
    expect(compare(['102'])).toContain('hacen falta al menos dos');
    expect(compare(['102', '999'])).toContain('ya no está en la lista');
    expect(compare(['102'])).toContain('name="offer"');
  });

  it('shows the first twelve rows of a long list, and the way to all of them', () => {
    const many = sampleOffers().flatMap((offer) =>
      [0, 1, 2].map((copy) => ({ ...offer, offerId: offer.offerId + copy * 100, header: `${offer.header} ${copy}` })),
    );
    const rows = (html: string) => html.match(/scope="row"/g)?.length;
    const first = show({ list: 'offers3', offers: many });
    expect(rows(first)).toBe(12);
    expect(first).toContain('href="/offers3/?amount=300&amp;days=91&amp;all=1"');
    expect(rows(show({ list: 'offers3', offers: many, query: { all: '1' } }))).toBe(15);
  });

  it('labels paid offers in the table and side by side (R9)', () => {
    const all = textOf(show({ list: 'offers3' }));
    expect(all.match(/Publicidad/g)).toHaveLength(4);
    expect(textOf(compare(['102', '104'])).match(/Publicidad/g)).toHaveLength(1);
  });
});
