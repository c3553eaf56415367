import type { ApplicationProgress } from '@prestafaro/types/application';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { OwnOffers } from '@/features/offers/personal/load-own-offers';
import { sampleOffers } from '@/features/offers/sample-offers';
import { alternativesFor } from '@/screens/landing/alternatives';
import { landingViews } from '@/screens/landing/landing-views';
import { sampleProgress, sampleReason } from '@/shell/application/sample-progress';
import { sampleView } from '@/shell/sample-view';

vi.mock('@/cms/environment', () => ({ environment: () => ({}) }));
// The frame around the page reads the manifest; it has tests of its own.
vi.mock('@/shell/page-frame/flow-page', () => ({
  FlowPage: ({ title, lead, children }: Record<string, unknown>) => [`# ${title}. ${lead ?? ''}`, children],
}));

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
  return { answer: { state: 'loaded', offers }, personal: { state: 'own', progress: { ...sampleProgress, matches } } };
}

function show(slug: string, offers: OwnOffers): string {
  const View = landingViews[slug];
  if (!View) throw new Error(`No view of ${slug}`);
  return renderToStaticMarkup(
    <View page={page(slug)} offers={offers} view={sampleView}>
      {null}
    </View>,
  ).replace(/\u00a0/g, ' ');
}
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const nobody: OwnOffers = { answer: { state: 'loaded', offers: sampleOffers() }, personal: { state: 'anonymous' } };

describe.each(['landing-rejected', 'landing-rejected2'])('%s', (slug) => {
  it('congratulates where another amount would fit, and says which', () => {
    const only = own([
      unmet(103, sampleReason('amount', 'unmet', 500, 5000)),
      ...[101, 102, 104, 105].map(tooLittleIncome),
    ]);
    const html = show(slug, only);
    expect(html).toContain(congratulation);
    expect(textOf(html)).toContain('Ver ofertas para 500 € a 120 días');
    expect(html).toContain('href="/offers/?amount=500&amp;days=120"');
  });

  it('does not where all that is known speaks against every offer', () => {
    const text = textOf(show(slug, own([101, 102, 103, 104, 105].map(tooLittleIncome))));
    expect(text).not.toContain(congratulation);
    expect(text).toContain('Ahora mismo no hay ninguna oferta para ti');
    expect(text).toContain('Por qué no encaja ninguna');
    expect(text).toContain('Pide más ingresos al mes: 5 ofertas');
  });

  it('does not where there is no offer at all, or none can be loaded', () => {
    expect(show(slug, own([], []))).not.toContain(congratulation);
    const failed: OwnOffers = { answer: { state: 'failed' }, personal: { state: 'failed' } };
    const html = show(slug, failed);
    expect(html).not.toContain(congratulation);
    expect(html).toContain('Ahora mismo no podemos cargar las ofertas');
  });

  it('does not while the application cannot be read: it says so, and shows what all can see', () => {
    const html = show(slug, { ...nobody, personal: { state: 'failed' } });
    expect(html).not.toContain(congratulation);
    expect(html).toContain('Ahora mismo no podemos consultar tu solicitud');
    expect(html).toContain('href="./"');
    expect(html).toContain('Devuelves en total');
  });

  it('tells an applicant that a program has compared, and the way to a person (R24)', () => {
    const html = show(slug, own([101, 102, 103, 104, 105].map(tooLittleIncome)));
    expect(html).toContain('Oferta personalizada mediante tratamiento automatizado');
    expect(html).toContain('no es una decisión de crédito');
    expect(html).toMatch(/href="\/politica-de-reclamaciones\/"[^>]*>Pedir que lo revise una persona/);
  });

  it('lets another amount be chosen for the same term, by a form that needs no script', () => {
    const html = show(slug, own([]));
    expect(html).toMatch(/<form[^>]* action="\/application\/"/);
    expect(html).toMatch(/name="amount"/);
    expect(html).toContain('<input type="hidden" name="days" value="100"/>');
    expect(html).not.toContain('method="post"');
  });

  it('shows figures with their example above (R2), and says of each offer why it does not fit', () => {
    const html = show(slug, own([101, 102, 103, 104, 105].map(tooLittleIncome)));
    expect(html.indexOf('Ejemplo representativo')).toBeLessThan(html.indexOf('Devuelves en total'));
    expect(html.match(/No encaja con tus respuestas/g)).toHaveLength(3);
  });
});

describe('what is left for an applicant', () => {
  const offers = sampleOffers().filter(({ offerId }) => offerId === 103 || offerId === 104);
  const forOwn = (matches: ApplicationProgress['matches']) =>
    alternativesFor({ state: 'own', progress: { ...sampleProgress, matches } }, offers);

  it('is another loan only where amount and term are all that does not fit', () => {
    const amount = sampleReason('amount', 'unmet', 500, 5000);
    expect(forOwn([unmet(103, amount), tooLittleIncome(104)]).otherLoans).toEqual([{ amount: 500, days: 120 }]);
    const both = unmet(103, amount, sampleReason('income', 'unmet', 1200));
    expect(forOwn([both, tooLittleIncome(104)])).toMatchObject({ otherLoans: [], isReal: false });
  });

  it('is real where an offer matches, or was published after the comparison', () => {
    expect(forOwn([{ offerId: 103, isMatch: true, reasons: [] }, tooLittleIncome(104)]).isReal).toBe(true);
    expect(forOwn([tooLittleIncome(104)]).isReal).toBe(true);
  });

  it('is every offer for a visitor whom nobody has compared', () => {
    expect(alternativesFor({ state: 'anonymous' }, offers)).toMatchObject({ others: offers, isReal: true });
    expect(alternativesFor({ state: 'anonymous' }, []).isReal).toBe(false);
  });
});

describe('landing-redirector', () => {
  it('says how many offers there truly are, and leads to all of them', () => {
    const html = show('landing-redirector', nobody);
    expect(textOf(html)).toContain('Comprobando ofertas disponibles Hay 5 ofertas de 5 entidades');
    expect(html).toMatch(/href="\/offers\/\?amount=300&amp;days=91"[^>]*>Ver todas las ofertas</);
  });
  it('says so when there are none', () => {
    const none: OwnOffers = { answer: { state: 'loaded', offers: [] }, personal: { state: 'anonymous' } };
    expect(show('landing-redirector', none)).toContain('Ahora mismo no hay ofertas publicadas');
  });
});

describe.each(['landing-offers', 'landing-trafficback'])('%s', (slug) => {
  it('shows the three offers that cost least under the editor’s text, what we are (R6) and the example (R2)', () => {
    const html = show(slug, nobody);
    expect(html).toContain(congratulation);
    expect(html.match(/data-figure=""|Consultar con la entidad/g)?.length).toBeGreaterThan(0);
    expect(html.split('<li').length - 1).toBe(3);
    expect(html).toContain('no somos independientes ni exclusivos');
    expect(html.indexOf('Ejemplo representativo')).toBeLessThan(html.indexOf('Devuelves en total'));
  });
});
