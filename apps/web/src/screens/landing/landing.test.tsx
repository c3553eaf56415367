import type { ApplicationProgress } from '@prestafaro/types/application';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { OwnOffers } from '@/features/offers/personal/load-own-offers';
import { sampleOffers } from '@/features/offers/sample-offers';
import { alternativesFor } from '@/screens/landing/alternatives';
import { landingViews } from '@/screens/landing/landing-views';
import { sampleProgress, sampleReason } from '@/shell/application/sample-progress';
import { sampleLoans } from '@/shell/loan/sample-loans';
import { sampleView } from '@/shell/sample-view';

vi.mock('@/cms/environment', () => ({ environment: () => ({}) }));
// The frame around the page reads the manifest; it has its own tests.
vi.mock('@/shell/page-frame/flow-page', () => ({
  FlowPage: ({ title, lead, before, children, after }: Record<string, ReactNode>) => [
    `# ${title}. ${lead ?? ''}`,
    before,
    children,
    after,
  ],
}));

const wayOut = 'Otras salidas, primero las gratuitas';
const congratulation = '¡Enhorabuena, tienes otras opciones!';
const page = (slug: string) => ({
  title: congratulation,
  lead: 'Lo que dice el editor.',
  kind: 'core' as const,
  fixedPage: null,
  slug,
  reviewedOn: null,
  reviewer: null,
  seo: null,
  blocks: [],
});

const unmet = (offerId: number, ...reasons: ApplicationProgress['matches'][number]['reasons']) => ({
  offerId,
  isMatch: false,
  reasons: [sampleReason('age'), ...reasons],
});
const tooLittleIncome = (offerId: number) => unmet(offerId, sampleReason('income', 'unmet', 1200));

function own(matches: ApplicationProgress['matches'], offers = sampleOffers()): OwnOffers {
  return { answer: { state: 'loaded', offers }, personal: { state: 'own', matching: { ...sampleProgress, matches } } };
}

function show(slug: string, offers: OwnOffers, query: Record<string, string> = {}): string {
  const View = landingViews[slug];
  if (!View) throw new Error(`No view of ${slug}`);
  return renderToStaticMarkup(
    <View page={page(slug)} offers={offers} query={query} loans={sampleLoans} view={sampleView}>
      {wayOut}
    </View>,
  ).replace(/\u00a0/g, ' ');
}
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const nobody: OwnOffers = { answer: { state: 'loaded', offers: sampleOffers() }, personal: { state: 'anonymous' } };

describe.each(['landing-rejected', 'landing-rejected2'])('%s', (slug) => {
  it('congratulates and names the other amount when only the amount does not fit', () => {
    const only = own([
      unmet(103, sampleReason('amount', 'unmet', 500, 5000)),
      ...[101, 102, 104, 105].map(tooLittleIncome),
    ]);
    const html = show(slug, only);
    expect(html).toContain(congratulation);
    expect(textOf(html)).toContain('Ver ofertas para 500 € a 120 días (200 € más y 20 días más: 1 oferta)');
    expect(html).not.toMatch(/Devuelves en total|\/go\/|\/transition\//);
    expect(html).toContain('href="/offers/?amount=500&amp;days=120"');
  });

  it('does not congratulate when every offer has a known hindrance', () => {
    const text = textOf(show(slug, own([101, 102, 103, 104, 105].map(tooLittleIncome))));
    expect(text).not.toContain(congratulation);
    expect(text).toContain('Ahora mismo no hay ninguna oferta para ti');
    expect(text).toContain('Por qué no encaja ninguna');
    expect(text).toContain('Pide más ingresos al mes: 5 ofertas');
  });

  it('shows the offers that fit an applicant instead, with the number of open ones', () => {
    const fitting = own([102, 104].map((offerId) => ({ offerId, isMatch: true, reasons: [] })));
    const text = textOf(show(slug, fitting));
    expect(text).toContain('# Encajan 2 ofertas. Abiertas a solicitudes ahora: 1.');
    expect(text).not.toMatch(/no encaja ninguna|Enhorabuena|Lo que dice el editor/);
    // 104 is closed.
    expect(text).toMatch(/Boreal en cuotas.*307,22 €/);
    expect(text).not.toContain('Nómada');
  });

  it('tells a stranger that nothing was compared, and congratulates nobody', () => {
    const text = textOf(show(slug, nobody));
    expect(text).toContain(
      '# Qué hacer si ninguna oferta encaja. Desde este navegador no has enviado ninguna solicitud',
    );
    expect(text).not.toContain(congratulation);
  });

  it('does not congratulate if the only alternative is closed', () => {
    const closed = own([
      unmet(104, sampleReason('amount', 'unmet', 500, 5000)),
      ...[101, 102, 103, 105].map(tooLittleIncome),
    ]);
    expect(show(slug, closed)).not.toContain(congratulation);
  });

  it('does not congratulate without offers or when they cannot be loaded', () => {
    expect(show(slug, own([], []))).not.toContain(congratulation);
    const failed: OwnOffers = { answer: { state: 'failed' }, personal: { state: 'failed' } };
    const html = show(slug, failed);
    expect(html).not.toContain(congratulation);
    expect(html).toContain('Ahora mismo no podemos cargar las ofertas');
  });

  it('states that the application cannot be read, and links to the general offers', () => {
    const html = show(slug, { ...nobody, personal: { state: 'failed' } });
    expect(html).not.toContain(congratulation);
    expect(html).toContain('Ahora mismo no podemos consultar tu solicitud');
    expect(html).toContain('href="./"');
    expect(html).toContain('href="/offers/?amount=300&amp;days=91"');
    expect(html).not.toContain('Devuelves en total');
  });

  it.each([
    ['a stranger', nobody],
    ['an applicant whom nothing fits', own([101, 102, 103, 104, 105].map(tooLittleIncome))],
    ['an applicant whom only a closed offer fits', own([{ offerId: 104, isMatch: true, reasons: [] }])],
  ])('shows %s what one can do without a loan first, and no paid button', (_, offers) => {
    const html = show(slug, offers);
    const text = textOf(html);
    expect(text.indexOf(wayOut)).toBeGreaterThan(0);
    expect(text.indexOf(wayOut)).toBeLessThan(text.indexOf('Elige otro importe'));
    expect(html).not.toMatch(/Devuelves en total|\/go\/|\/transition\//);
  });

  it('tells an applicant about the automated comparison and how to reach a person (R24)', () => {
    const html = show(slug, own([101, 102, 103, 104, 105].map(tooLittleIncome)));
    expect(html).toContain('Oferta personalizada mediante tratamiento automatizado');
    expect(html).toContain('no es una decisión de crédito');
    expect(html).toMatch(/href="\/politica-de-reclamaciones\/"[^>]*>Pedir que lo revise una persona/);
  });

  it('landing-rejected: has a form for another amount with the same term that works without scripts', () => {
    const html = show(slug, own([]));
    expect(html).toMatch(/<form[^>]* action="\/application\/"/);
    expect(html).toMatch(/name="amount"/);
    expect(html).toContain('<input type="hidden" name="days" value="100"/>');
    expect(html).not.toContain('method="post"');
  });

  it('leads an applicant to no offer that refuses the application, only to the whole list', () => {
    const html = show(slug, own([101, 102, 103, 104, 105].map(tooLittleIncome)));
    expect(html).not.toMatch(/Devuelves en total|\/go\/|\/transition\//);
    expect(html).toContain('Ver todas las ofertas');
  });
});

describe('the alternatives of an applicant', () => {
  const offers = sampleOffers().filter(({ offerId }) => offerId === 103 || offerId === 104);
  const forOwn = (matches: ApplicationProgress['matches']) =>
    alternativesFor({ state: 'own', matching: { ...sampleProgress, matches } }, offers);

  it('include another loan only if amount and term are the only hindrances', () => {
    const amount = sampleReason('amount', 'unmet', 500, 5000);
    expect(forOwn([unmet(103, amount), tooLittleIncome(104)]).otherLoans).toEqual([
      { amount: 500, days: 120, offers: 1 },
    ]);
    const both = unmet(103, amount, sampleReason('income', 'unmet', 1200));
    expect(forOwn([both, tooLittleIncome(104)])).toMatchObject({ otherLoans: [], isReal: false });
  });

  it('include offers that match or were published after the matching', () => {
    expect(forOwn([{ offerId: 103, isMatch: true, reasons: [] }, tooLittleIncome(104)]).isReal).toBe(true);
    expect(forOwn([tooLittleIncome(104)]).isReal).toBe(true);
    // 104 is closed.
    expect(forOwn([tooLittleIncome(103)]).isReal).toBe(false);
  });

  it('are real for a visitor without a matching if an offer is open', () => {
    expect(alternativesFor({ state: 'anonymous' }, offers)).toMatchObject({ otherLoans: [], isReal: true });
    expect(alternativesFor({ state: 'anonymous' }, []).isReal).toBe(false);
  });
});

describe('landing-redirector', () => {
  it('states the true number of open offers and links to all of them', () => {
    const html = show('landing-redirector', nobody);
    expect(textOf(html)).toContain(
      'Comprobando ofertas disponibles Abiertas a solicitudes ahora: 4 ofertas de 4 entidades',
    );
    expect(html).toMatch(/href="\/offers\/\?amount=300&amp;days=91"[^>]*>Ver todas las ofertas</);
  });
  it('states that there are no offers', () => {
    const none: OwnOffers = { answer: { state: 'loaded', offers: [] }, personal: { state: 'anonymous' } };
    expect(show('landing-redirector', none)).toContain('Ahora mismo ninguna oferta está abierta a solicitudes');
  });
});

describe('landing-trafficback', () => {
  it('says which closed offer was clicked', () => {
    expect(textOf(show('landing-trafficback', nobody, { offer: '104' }))).toContain(
      'Nómada no admite solicitudes ahora mismo.',
    );
  });

  it.each(['101', '999', 'x', ''])('says nothing of the offer “%s”, which is open or in no list', (offer) => {
    const text = textOf(show('landing-trafficback', nobody, { offer }));
    expect(text).not.toContain('no admite solicitudes');
    expect(text).toContain('Lo que dice el editor.');
  });
});

describe.each(['landing-offers', 'landing-trafficback'])('%s', (slug) => {
  it('shows the three cheapest offers under the editor’s text, the intermediary notice (R6) and the example (R2)', () => {
    const html = show(slug, nobody);
    expect(html).toContain(congratulation);
    expect(html.match(/data-figure=""|Consultar con la entidad/g)?.length).toBeGreaterThan(0);
    // Of the open ones Duero Directo lends from 500 €.
    expect(html.split('<li').length - 1).toBe(3);
    expect(html).not.toContain('Duero Directo');
    expect(textOf(html)).toContain('Para 300 € a 91 días, de menos a más según lo que devuelves.');
  });

  it('shows an applicant the open offers that do not refuse the application', () => {
    const html = show(
      slug,
      own([{ offerId: 102, isMatch: true, reasons: [] }, ...[101, 103, 104].map(tooLittleIncome)]),
    );
    expect(html).toContain('Boreal en cuotas');
    expect(html).not.toMatch(/Alameda Clara|Nómada/);
  });

  it('has the intermediary notice and the example', () => {
    const html = show(slug, nobody);
    expect(html).toContain('no somos independientes ni exclusivos');
    expect(html.indexOf('Ejemplo representativo')).toBeLessThan(html.indexOf('Devuelves en total'));
  });
});
