import { siteOfLocale } from '@prestafaro/countries';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { answeredList, visitorQuestions } from '@/features/offers/answers/answered-fit';
import { isAnswered } from '@/features/offers/answers/answers-query';
import type { Personal } from '@/features/offers/personal/personal';
import { sampleOffers } from '@/features/offers/sample-offers';
import { type Query, readSearch } from '@/features/offers/search/offer-search';
import { ComparisonPage } from '@/screens/offers/comparison-page';
import { OffersPage } from '@/screens/offers/offers-page';
import { sampleProgress, sampleReason } from '@/shell/application/sample-progress';
import { siteLoans } from '@/shell/loan/loan-range';
import { sampleView } from '@/shell/sample-view';
import type { SiteView } from '@/shell/site-view';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));
// The page around the list reads the manifest; it has its own tests.
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
  everyOffer?: ReturnType<typeof sampleOffers>;
  unlisted?: { offerId: number; header: string }[];
  personal?: Personal;
}

function show({
  query = {},
  offers = sampleOffers(),
  view = sampleView,
  list = 'offers',
  isFailed,
  unlisted,
  everyOffer = offers,
  personal,
}: Shown = {}) {
  const range = siteLoans(view.settings.simulator, offers);
  const questions = personal ? undefined : visitorQuestions(offers, view.site);
  const search = readSearch(query, range, view, questions);
  const anonymous: Personal = isAnswered(search.answers)
    ? answeredList(search.answers, offers, view.site)
    : { state: 'anonymous' };
  const Page = list === 'offers3' ? ComparisonPage : OffersPage;
  return renderToStaticMarkup(
    <Page
      page={page(list)}
      everyOffer={everyOffer}
      answer={isFailed ? { state: 'failed' } : { state: 'loaded', offers, ...(unlisted && { unlisted }) }}
      personal={personal ?? anonymous}
      search={search}
      questions={questions}
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
/** The start of the list: everything before it is above the first figure of an offer. */
const listOf = (html: string) => html.indexOf('aria-label="Ofertas para comparar"');
const cardsOf = (html: string) =>
  html
    .slice(listOf(html))
    .split(/<li(?= class="_card)/)
    .slice(1);
const allOpen = () => sampleOffers(undefined, [101, 102, 103, 104, 105]);
const cardOf = (html: string, name: string) => cardsOf(html).find((card) => card.includes(`>${name}</h2>`)) ?? '';
const withFallbacks = (hideFallbackFigures: boolean): SiteView => ({
  ...sampleView,
  settings: { ...sampleView.settings, compliance: { ...sampleView.settings.compliance, hideFallbackFigures } },
});

describe('a page of offers', () => {
  it('states the number of offers in its heading, in the singular and the plural', () => {
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
      'cuesta 7,22 €',
      '3 × 102,41 €',
      'la última, 102,40 €',
      'TAE 15,37 %',
      'TIN 14,4 % · 100–3 000 € · 91–365 días',
    ]) {
      expect(card).toContain(item);
    }
  });

  it('refers to the lender for unknown figures, and invents none (R3)', () => {
    const card = textOf(cardOf(show(), 'Tajo Directo'));
    expect(card.match(/Consultar con la entidad/g)).toHaveLength(3);
    expect(card).toContain('TIN Consultar con la entidad · desde 100 €, máximo sin publicar · hasta 120 días');
    expect(card).not.toContain('estrellas');
    expect(textOf(cardOf(show(), 'Duero Directo'))).toContain('TAE 21,22 %');
  });

  it('names the declared TAE beside the computed one only if they differ by 0,1 or more, with the reason', () => {
    const declaring = (aprPercent: number) =>
      textOf(cardOf(show({ offers: sampleOffers((offer) => ({ ...offer, aprPercent })) }), 'Boreal en cuotas'));
    expect(declaring(15.39)).not.toContain('que declara la entidad');
    expect(declaring(15.5)).toContain('TAE que declara la entidad: 15,5 %. Es la de un préstamo que ella elige');
  });

  it('states that the figures are for another loan than the requested one, and for which', () => {
    const card = textOf(cardOf(show(), 'Duero Directo'));
    expect(card).toContain('No presta 300 € a 91 días. Lo más cercano que da, 500 € a 120 días');
    expect(cardOf(show(), 'Boreal en cuotas')).not.toContain('No presta');
  });

  it('shows the figures of an ordinary loan when the first one is free, and states that it is', () => {
    const card = textOf(cardOf(show(), 'Alameda Clara'));
    expect(card).toContain('Primer préstamo gratis');
    expect(card).toContain('317,95 €');
    expect(card).toContain('Si es tu primer préstamo con esta entidad, devuelves 300 €');
  });

  it('states above the list that we are an intermediary (R6)', () => {
    const html = show();
    expect(html.slice(0, listOf(html))).toContain('no somos independientes ni exclusivos');
  });

  it('explains the order next to the list (R8)', () => {
    const html = show();
    const ranking = html.slice(html.indexOf('Cómo ordenamos los resultados'), listOf(html));
    expect(textOf(ranking)).toContain('Primero las ofertas activas , por orden alfabético');
    expect(html).toContain('<option value="listed" selected="">Primero las abiertas, A–Z</option>');
  });

  it('labels each paid offer and no other as advertising, with sponsored links (R9)', () => {
    const cards = cardsOf(show({ offers: allOpen() }));
    expect(cards).toHaveLength(5);
    for (const card of cards) {
      const isPaid = !card.includes('>Nómada</h2>');
      expect(card.includes('>Publicidad</span>')).toBe(isPaid);
      // The exit is a paid link for every lender, because whether it pays for this click is unknown.
      expect(card).toContain('rel="sponsored nofollow noopener"');
    }
  });

  it('links to the recorded exit and to the lender’s page, and never to an address of the feed', () => {
    const html = show({ offers: allOpen() });
    expect(cardOf(html, 'Nómada')).toMatch(/<a href="\/go\/104\/"[^>]* rel="sponsored nofollow noopener"/);
    expect(cardOf(html, 'Nómada')).toContain('href="/prestamistas/nomada/?amount=300&amp;days=91"');
    expect(html).not.toContain('partner.example');
  });

  it('links only to the lender’s page when an offer has no link', () => {
    const card = cardOf(show(), 'Boreal en cuotas');
    expect(card).toContain('href="/prestamistas/boreal-finanzas/?amount=300&amp;days=91"');
    expect(card).not.toContain('/go/');
  });

  it('puts the exit under the base path of the site', () => {
    const view = { ...sampleView, site: siteOfLocale('ru-UA') };
    const offers = allOpen();
    expect(show({ view, offers })).toContain('href="/ru/go/104/"');
    expect(show({ view, offers, list: 'offers3' })).toContain('href="/ru/go/104/"');
  });

  it.each([
    ['the table', {}],
    ['two offers side by side', { offer: ['102', '104'] }],
  ])(
    'leads an applicant from %s to the page that sends the application, and says so, only if the lender receives it',
    (_, query) => {
      const offers = allOpen().map((offer) => ({
        ...offer,
        lenderLink: 'https://partner.example/loan',
        lender: offer.lender && { ...offer.lender, ...(offer.offerId === 102 && { receives: ['loan'] as const }) },
      }));
      const matching = { ...sampleProgress, matches: [] };
      const own = show({ list: 'offers3', query, offers, personal: { state: 'own', matching } });
      expect(own).toContain('href="/transition/?offer=102"');
      expect(own).not.toContain('href="/go/102/"');
      expect(own).toContain('href="/go/104/"');
      expect(textOf(own)).toContain('podrás enviarle tu solicitud');
      expect(textOf(own)).toContain('nosotros no le enviamos tu solicitud');
      const everybodys = show({ list: 'offers3', query, offers });
      expect(everybodys).toContain('href="/go/102/"');
      expect(everybodys).not.toContain('/transition/');
      expect(textOf(everybodys)).not.toMatch(/tu solicitud/);
    },
  );

  it('hides or marks generated figures, and shows figures of the feed unchanged (R12)', () => {
    const hidden = show({ view: withFallbacks(true) });
    expect(cardOf(hidden, 'Boreal en cuotas')).toContain('4,2 de 5 estrellas');
    expect(cardOf(hidden, 'Duero Directo')).not.toMatch(/estrellas|horas|Solicitudes aprobadas|orientativo/);
    const marked = textOf(cardOf(show({ view: withFallbacks(false) }), 'Duero Directo'));
    expect(marked).toMatch(/4,9 orientativo, sin medir/);
    expect(marked).toMatch(/Respuesta: En 7 horas \(orientativo/);
    expect(marked).toMatch(/Solicitudes aprobadas: 96 % \(orientativo/);
  });

  it('has no structured data about offers or their stars (R12)', () => {
    const html = show({ view: withFallbacks(false) });
    expect(html).not.toContain('application/ld+json');
    expect(html).not.toMatch(/itemprop|AggregateRating/);
  });

  it('says nothing of sample data on its cards, because the site says it once', () => {
    expect(cardsOf(show())).toHaveLength(5);
    for (const card of cardsOf(show())) expect(card).not.toContain('Cifras de ejemplo');
  });

  it('has a search form with its state in the address, and a second form that compares', () => {
    const html = show({
      query: { amount: '500', days: '100', sort: 'total', asnef: '1', offer: '102' },
      offers: allOpen(),
    });
    expect(html).toMatch(/<form id="offers-search"[^>]*action="\/offers\/"/);
    expect(html).toMatch(/name="asnef" checked=""|checked="" name="asnef"/);
    expect(html).toContain('<option value="total" selected="">');
    expect(html).toMatch(/<form[^>]*action="\/offers3\/"/);
    expect(html).toMatch(/name="offer"[^>]*checked=""|checked=""[^>]*name="offer"/);
    expect(html).not.toContain('method="post"');
  });

  it('states that an impossible amount is refused, and which loan the list is for', () => {
    expect(show({ query: { amount: '9999999' } })).toContain('lo que ves es para 5\u00a0000\u00a0€ a 91\u00a0días');
    expect(show()).not.toContain('lo que ves es para');
  });
});

describe('a list for one loan', () => {
  const html = show({ query: { amount: '300', days: '91' } });
  const [available = '', closed = '', others = ''] = html.split('<details class="_group');

  it('counts in its heading the open offers that lend it, and shows them first, the cheapest at the top', () => {
    expect(textOf(html)).toContain('Hemos encontrado 3 ofertas para 300 € a 91 días');
    const names = cardsOf(available).map((card) => />([^<]+)<\/h2>/.exec(card)?.[1]);
    expect(names).toEqual(['Boreal en cuotas', 'Alameda Clara', 'Tajo Directo']);
    expect(html).toContain('<option value="total" selected="">');
    expect(html).not.toContain('<option value="listed"');
  });

  it('counts beside each filter the offers of the first group, and has no filter for open ones', () => {
    const filters = textOf(available.slice(available.indexOf('<fieldset'), available.indexOf('</fieldset')));
    expect(filters).toContain('Un pago (1)');
    expect(filters).toContain('En cuotas (1)');
    expect(filters).toContain('Acepta ASNEF (1)');
    expect(filters).not.toContain('Abierta a solicitudes');
  });

  it('folds the closed offers and the other loans below, each with the reason and without a cost or a paid button', () => {
    expect(textOf(closed)).toContain('Encajan, pero ahora no admiten solicitudes (1)');
    expect(textOf(closed)).toContain('Nómada');
    expect(textOf(closed)).toContain('Cerrada ahora a solicitudes');
    expect(textOf(others)).toContain('Prestan otro importe u otro plazo (1)');
    expect(textOf(others)).toContain('Presta 500–5 000 €, 120–1 825 días.');
    for (const group of [closed, others]) expect(group).not.toMatch(/Devuelves|\/go\/|\/transition\//);
  });

  it('says that no open offer lends it, and opens the next group', () => {
    const offers = sampleOffers().filter(({ offerId }) => offerId !== 105);
    const none = show({ query: { amount: '5000', days: '91' }, offers });
    expect(textOf(none)).toContain('Ahora mismo ninguna oferta abierta presta 5 000 € a 91 días.');
    expect(none).toMatch(/<details class="_group[^>]* open=""/);
  });

  it('has the order of the rules by name, with every offer', () => {
    const byName = show({ query: { amount: '300', days: '91', sort: 'name' } });
    expect(cardsOf(byName)).toHaveLength(5);
    expect(textOf(byName)).toContain('Hemos encontrado 5 ofertas ');
  });

  it('folds what refuses an applicant by anything but the loan', () => {
    const matches = [{ offerId: 102, isMatch: false, reasons: [sampleReason('income', 'unmet', 1200)] }];
    const own = show({
      personal: { state: 'own', matching: { ...sampleProgress, matches } },
      query: { amount: '300', days: '91' },
    });
    const [first = '', ...folded] = own.split('<details class="_group');
    expect(first).not.toContain('Boreal en cuotas</h2>');
    expect(textOf(folded[0] ?? '')).toMatch(
      /No encajan con tus respuestas \(1\).*Boreal en cuotas.*Pide más ingresos al mes/,
    );
  });
});

describe('a page of offers for an application', () => {
  const own: Personal = { state: 'own', matching: sampleProgress };

  it('states the application, the automated comparison, that it is no credit decision, and how to reach a person (R24)', () => {
    const html = show({ personal: own });
    const note = textOf(html.slice(0, listOf(html)));
    expect(note).toContain('Para tu solicitud de 300 € a 100 días');
    expect(note).toContain('Oferta personalizada mediante tratamiento automatizado');
    expect(note).toContain('no es una decisión de crédito');
    expect(html).toContain('href="/process/?stay=1"');
    expect(html).toMatch(/href="\/politica-de-reclamaciones\/"[^>]*>Pedir que lo revise una persona/);
  });

  it('states on each card why the offer fits or not', () => {
    const html = show({ personal: own });
    expect(textOf(cardOf(html, 'Boreal en cuotas'))).toContain('Encaja con tus respuestas');
    expect(textOf(cardOf(html, 'Nómada'))).toContain('Pide más ingresos al mes');
    expect(textOf(cardOf(html, 'Alameda Clara'))).toContain('todavía no la hemos comparado');
  });

  it('states that it shows the general list instead, with a link that retries', () => {
    const html = show({ personal: { state: 'failed' }, query: { amount: '500' } });
    expect(html).toContain('Ahora mismo no podemos leer tu solicitud');
    expect(html).toContain('href="?amount=500"');
    expect(textOf(html)).toContain('Hemos encontrado 3 ofertas para 500 € a 91 días');
    expect(html).not.toContain('Encaja con tus respuestas');
  });

  it('has none of this for a visitor without an application', () => {
    expect(show()).not.toMatch(/tratamiento automatizado|tus respuestas|tu solicitud/);
  });
});

describe('a page without offers', () => {
  it('links to the same address to retry when the offers cannot be loaded', () => {
    expect(show({ isFailed: true })).toContain('href="./"');
    const html = show({ isFailed: true, query: { amount: '9000', sort: 'total', offer: ['1', '2'] } });
    expect(html).toContain('Ofertas de préstamo</h1>');
    expect(html).toContain('Ahora mismo no podemos cargar las ofertas');
    expect(html).toContain('href="?amount=9000&amp;sort=total&amp;offer=1&amp;offer=2"');
  });

  it('states that no offers are published', () => {
    expect(show({ offers: [] })).toContain('Todavía no hay ofertas publicadas');
  });

  it('links to the search without filters when no offer passes them', () => {
    const html = show({ query: { amount: '500', asnef: '1', free: '1', sort: 'apr' } });
    expect(html).toContain('Hemos encontrado 0 ofertas');
    expect(html).toContain('href="/offers/?amount=500&amp;days=91&amp;sort=apr"');
  });
});

describe('the comparison', () => {
  const unlisted = [{ offerId: 107, header: 'Cerrada' }];
  const compare = (offer: string[], more: Shown['query'] = {}, offers = sampleOffers()) =>
    show({ list: 'offers3', query: { offer, ...more }, offers, unlisted });

  it('calls nothing the lowest that one cannot have: 104 is closed', () => {
    const text = textOf(compare(['102', '104']));
    expect(text).toContain('307,22 €');
    expect(text).not.toMatch(/323,90 € El más bajo/);
  });

  it('calls no TIN the lowest, because fees come on top of it', () => {
    const text = textOf(compare(['102', '104'], {}, allOpen()));
    expect(text).toMatch(/TIN ≠ Distinto 14,4 % 31,96 %/);
  });

  it('shows two to four offers side by side and states in text where they differ and which is the lowest', () => {
    const html = compare(['102', '104'], {}, allOpen());
    expect(html).toContain('Ofertas de préstamo</h1>');
    const text = textOf(html);
    expect(text).toMatch(/Devuelves en total ≠ Distinto 307,22 € El más bajo 323,90 €/);
    expect(text).toMatch(/TAE ≠ Distinto 15,37 % El más bajo calculada para este préstamo 36 %/);
    expect(html).toContain('href="/offers3/?amount=300&amp;days=91&amp;offer=104"');
  });

  it('does not compare totals of different loans', () => {
    const totals = textOf(compare(['102', '103'])).match(/Devuelves en total .*? Cuesta/)?.[0];
    expect(totals).not.toContain('El más bajo');
  });

  it('takes the first four of more offers, and names the ones that are left out', () => {
    const html = compare(['101', '102', '103', '104', '105']);
    expect(textOf(html)).toContain('estas son las cuatro primeras que elegiste. No entra: Tajo Directo.');
    expect(html.match(/scope="col"/g)).toHaveLength(5);
    expect(compare(['101', '102', '103', '104'])).not.toContain('No entra');
  });

  it('lists all offers to choose from when fewer than two are chosen, and says how to choose', () => {
    const none = compare([]);
    expect(none).toContain('Marca de dos a cuatro ofertas');
    expect(none).not.toContain('hacen falta al menos dos');
    const one = compare(['102']);
    expect(one).toContain('hacen falta al menos dos');
    expect(one).toMatch(/name="offer"[^>]*checked=""[^>]*value="102"|checked=""[^>]*name="offer"[^>]*value="102"/);
  });

  it('names an offer that left the list, and the number of one that is not published, beside the others', () => {
    const text = textOf(compare(['107', '102', '104', '999']));
    expect(text).toContain('Ya no está en la lista y por eso no se compara: Cerrada.');
    expect(text).toContain('No conocemos esta oferta: n.º 999.');
    expect(text).toContain('Devuelves en total ≠ Distinto');
    expect(textOf(compare(['107', '102']))).toContain('hacen falta al menos dos');
  });

  it('says of the cards too what is gone of a choice', () => {
    const text = textOf(show({ query: { offer: ['107', '102'] }, unlisted }));
    expect(text).toContain('por eso no se compara: Cerrada.');
    expect(text).not.toContain('hacen falta al menos dos');
  });

  it('keeps a chosen offer that the list of cash loans leaves out', () => {
    const [first, ...others] = sampleOffers();
    const html = show({ offers: others, everyOffer: sampleOffers(), query: { offer: String(first?.offerId) } });
    expect(textOf(html)).toContain(`${first?.header} (fuera de esta lista)`);
    expect(html).not.toContain('No conocemos');
  });

  it.each(['offers', 'offers3'] as const)('keeps a chosen offer that the filters hide as a ticked box (%s)', (list) => {
    const html = show({ list, query: { offer: '104', free: '1' } });
    expect(textOf(html)).toContain('Nómada (fuera de esta lista)');
    expect(html).toMatch(/checked=""[^>]*value="104"|value="104"[^>]*checked=""/);
  });

  it('shows every offer with the chosen ones ticked, on the way from the cards to the table', () => {
    expect(show({ query: { offer: ['102', '104'] } })).toContain(
      'href="/offers3/?amount=300&amp;days=91&amp;offer=102&amp;offer=104&amp;all=1"',
    );
    const html = compare(['102', '104'], { all: '1' });
    expect(html.match(/type="checkbox"[^>]*name="offer"|name="offer"[^>]*type="checkbox"/g)).toHaveLength(5);
    expect(html.match(/checked=""/g)).toHaveLength(2);
  });

  it('shows the first twelve rows of a long list and a link to all of them', () => {
    const many = sampleOffers().flatMap((offer) =>
      [0, 1, 2].map((copy) => ({ ...offer, offerId: offer.offerId + copy * 100, header: `${offer.header} ${copy}` })),
    );
    const rows = (html: string) => html.match(/scope="row"/g)?.length;
    const first = show({ list: 'offers3', offers: many });
    expect(rows(first)).toBe(12);
    const last = many.at(-1)?.offerId;
    // The form would lose a chosen one that has no row.
    expect(rows(show({ list: 'offers3', offers: many, query: { offer: String(last) } }))).toBe(13);
    expect(first).toContain('href="/offers3/?amount=300&amp;days=91&amp;all=1"');
    expect(rows(show({ list: 'offers3', offers: many, query: { all: '1' } }))).toBe(15);
  });

  it('labels paid offers in the table and side by side (R9)', () => {
    const all = textOf(show({ list: 'offers3' }));
    expect(all.match(/Publicidad/g)).toHaveLength(4);
    expect(textOf(compare(['102', '104'])).match(/Publicidad/g)).toHaveLength(1);
  });
});

describe('the optional questions above a list', () => {
  const criteria = {
    ...{ minAge: 21, maxAge: null, minMonthlyIncome: 900, acceptsDefaultRegister: false, acceptsEmployees: true },
    ...{ acceptsSelfEmployed: null, acceptsPensioners: true, acceptsUnemployed: false, acceptsStudents: null },
    ...{ needsIdentityDocument: null, needsBankAccount: null, needsPhone: null },
  };
  const offers = () =>
    sampleOffers((offer) => (offer.offerId === 102 ? { ...offer, criteria } : offer), [101, 102, 103, 104, 105]);
  const answered = (query: Query) => show({ offers: offers(), query: { amount: '300', days: '91', ...query } });
  const groupOf = (html: string, title: string) =>
    textOf(html.split('<details class="_group').find((group) => group.includes(title)) ?? '');
  const optionsOf = (html: string, field: string) =>
    [
      ...(new RegExp(`<select[^>]* name="${field}".*?</select>`).exec(html)?.[0] ?? '').matchAll(
        /<option[^>]*>([^<]*)/g,
      ),
    ].map(([, label = '']) => label.replaceAll('\u00a0', ' '));

  it('ask in the bands that decide among the listed offers, and keep the answer', () => {
    const html = answered({ pay: '900' });
    expect(optionsOf(html, 'pay')).toEqual(['Sin responder', 'menos de 900 €', 'desde 900 €']);
    expect(optionsOf(html, 'age')).toEqual(['Sin responder', '18–20', '21+']);
    expect(optionsOf(html, 'work')).toHaveLength(6);
    expect(html).toContain('<option value="900" selected="">');
  });

  it('are not asked if they decide nothing, nor of somebody with an application', () => {
    const accepting = sampleOffers((offer) => ({ ...offer, acceptsDefaultRegister: true }));
    expect(show({ offers: accepting })).not.toContain('¿Cuáles te aceptan?');
    const own: Personal = { state: 'own', matching: { ...sampleProgress, matches: [] } };
    expect(show({ offers: offers(), personal: own })).not.toContain('¿Cuáles te aceptan?');
  });

  it('fold an offer that fails an answer, each with what it asks for and what the visitor has, and without a paid button', () => {
    const html = answered({ work: 'unemployed', pay: '0', age: '18' });
    expect(textOf(html)).toContain('Hemos encontrado 3 ofertas para 300 € a 91 días');
    expect(cardsOf(html).map((card) => /<h2[^>]*>([^<]*)/.exec(card)?.[1])).toEqual([
      ...['Alameda Clara', 'Nómada', 'Tajo Directo'],
    ]);
    const refused = groupOf(html, 'No encajan con tus respuestas');
    for (const reason of [
      'acepta nómina o pensión; tú, paro o subsidio',
      'Pide desde 900 € al mes; tú, menos de 900 €',
      'Pide desde 21 años; tú, 18–20',
    ])
      expect(refused).toContain(reason);
    expect(html).not.toContain('/go/102/');
    expect(html).toContain('tratamiento automatizado');
  });

  it('say of the others what the visitor meets of what was answered, and what the lender does not state', () => {
    const html = answered({ work: 'pensioner', register: 'no' });
    expect(textOf(cardOf(html, 'Boreal en cuotas'))).toContain('Cumples: tipo de ingresos y ASNEF');
    const unstated = textOf(cardOf(html, 'Alameda Clara'));
    expect(unstated).toContain('Cumples: ASNEF');
    expect(unstated).toContain('No publica: tipo de ingresos');
    expect(unstated).not.toContain('edad');
  });

  it('name what stands in the way, the nearest loan and free ways if no open offer is left, and lead to no paid button', () => {
    const strict = sampleOffers(
      (offer) => ({
        ...offer,
        lenderLink: '/x',
        criteria: offer.offerId === 103 ? { ...criteria, minAge: 18 } : criteria,
      }),
      [101, 102, 103, 104, 105],
    );
    const html = show({ offers: strict, query: { amount: '300', days: '91', age: '18' } });
    expect(textOf(html)).toContain('Hemos encontrado 0 ofertas');
    expect(textOf(html)).toContain('Lo que lo impide, y en cuántas ofertas: edad (4).');
    expect(textOf(html)).toContain('Con otro importe o plazo sí te admiten: 500 € a 120 días');
    expect(html).toContain('href="/offers/?amount=500&amp;days=120&amp;age=18"');
    expect(html).toContain('href="/landing/rejected/"');
    expect(html).not.toContain('/go/');
  });

  it('keep their answers when the filters are removed, and can be removed themselves', () => {
    const html = answered({ work: 'pensioner', once: '1' });
    expect(html).toContain('href="/offers/?amount=300&amp;days=91&amp;work=pensioner"');
    expect(html).toContain('href="/offers/?amount=300&amp;days=91&amp;once=1"');
  });
});

describe('the filters of a list', () => {
  const loan = { amount: '300', days: '91' };
  const found = (query: Query) => textOf(show({ offers: allOpen(), query: { ...loan, ...query } }));

  it('offer the highest payments that tell the offers apart, and leave those that keep to one', () => {
    const html = show({ offers: allOpen(), query: loan });
    expect([...html.matchAll(/<option value="(\d+)"[^>]*>Hasta/g)].map(([, max]) => max)).toEqual(['110', '320']);
    expect(found({ max: '110' })).toContain('Hemos encontrado 1 oferta para');
    expect(found({ max: '320' })).toContain('Hemos encontrado 2 ofertas para');
  });

  it('are counted in the summary and taken away by one link', () => {
    const html = show({ offers: allOpen(), query: { ...loan, max: '320', once: '1' } });
    expect(textOf(html)).toContain('300 € a 91 días · 2 filtros');
    expect(html).toMatch(/href="\/offers\/\?amount=300&amp;days=91"[^>]*>Quitar los filtros/);
    expect(html).toContain('<option value="320" selected="">');
  });
});
