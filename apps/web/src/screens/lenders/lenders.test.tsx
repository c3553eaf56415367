import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { stubEnvironment } from '@/cms/testing/stub-environment';
import { inAlphabet } from '@/features/lenders/in-alphabet';
import type { GuideContent } from '@/features/lenders/load-guide';
import { sampleLenders } from '@/features/lenders/sample-lenders';
import { LendersPage, type LendersPageProps } from '@/screens/lenders/lenders-page';
import { sampleView } from '@/shell/sample-view';

// The page around the content reads the manifest; it has its own tests.
vi.mock('@/shell/page-frame/default-page', () => ({ DefaultPage: ({ children }: { children: unknown }) => children }));

beforeAll(() => stubEnvironment());

const guide: GuideContent = {
  title: 'Prestamistas en España',
  intro: 'Las entidades, una por una.',
  breadcrumbs: [
    { text: 'Préstamos Online', url: '/' },
    { text: 'Prestamistas', url: null },
  ],
  entityLabel: 'Entidad',
  opinionsLabel: 'Opiniones',
  listTitle: 'Las 2 entidades con las que trabajamos',
  stepsTitle: 'Elegir en seis pasos',
  steps: ['Quién es', 'Seguridad', 'Condiciones', 'Comparar', 'Letra pequeña', 'Poder pagarlo'].map((title) => ({
    title,
    subtitle: `${title}: qué mirar.`,
  })),
  blocks: [],
  faqTitle: 'Preguntas frecuentes sobre prestamistas',
  faq: [{ question: '¿Qué es?', answer: 'Quien presta.' }],
  ctaTitle: 'Pon tus cifras',
  ctaLink: { text: 'Ver las ofertas', url: '/offers/' },
  reviewedOn: '2026-11-18',
  reviewer: {
    name: 'Lucía Ferrán',
    slug: 'lucia-ferran',
    jobTitle: 'Economista',
    credentials: null,
    specialty: null,
  },
  seo: null,
};

const noOthers: LendersPageProps['others'] = { lenders: [], banks: [] };

const show = (lenders = sampleLenders, others = noOthers) =>
  renderToStaticMarkup(
    <LendersPage
      guide={guide}
      lenders={lenders}
      others={others}
      contents={[]}
      view={sampleView}
      menu={{ header: [], button: undefined, footer: [], legal: [] }}
      end={null}
    >
      <p>Texto</p>
    </LendersPage>,
  );

const textOf = (html: string) =>
  html
    .replace(/<script.*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[ \n]+/g, ' ');

describe('the list of lenders', () => {
  it('is sorted by the alphabet of the language, including «Á» and «Ñ»', () => {
    const names = ['Zarcillo', 'Ñandú', 'Nube', 'Álabe', 'Brizna', 'Ola'].map((name) => ({ name }));
    expect(inAlphabet(names, 'es-ES').map(({ name }) => name)).toEqual([
      'Álabe',
      'Brizna',
      'Nube',
      'Ñandú',
      'Ola',
      'Zarcillo',
    ]);
  });

  it('is followed by links to lenders that do not pay us and to banks, which are no advertisements', () => {
    const others = { lenders: [{ name: 'BBVA', slug: 'bbva' }], banks: [{ name: 'Caja Besana', slug: 'caja-besana' }] };
    const section = show(sampleLenders, others).split('id="others-title"')[1]?.split('</section>')[0] ?? '';
    expect(section).toContain('href="/prestamistas/bbva/"');
    expect(section).toContain('href="/bank/caja-besana/"');
    expect(section).not.toContain('Publicidad');
    expect(show()).not.toContain('others-title');
  });

  it('states its order and that payments do not affect it (R8)', () => {
    expect(textOf(show())).toContain('Por orden alfabético: lo que nos paga cada entidad no cambia su sitio.');
  });

  it('labels each lender as an advertisement (R9), and none as a sample, because each page says so once', () => {
    const list = textOf(show()).split('Quién es')[0] ?? '';
    expect(list.match(/Publicidad/g)).toHaveLength(2);
    expect(list).not.toContain('Cifras de ejemplo');
  });

  it('shows cost, amount and term of each lender, and whom to ask for missing ones (R3)', () => {
    const text = textOf(show());
    expect(text).toContain('TAE declarada 0–24,6\u00a0%');
    expect(text).toContain('Importe 50–300\u00a0€');
    expect(text).toContain('TAE declarada Consultar con la entidad');
    expect(text).toContain('Plazo desde 183\u00a0días, máximo sin publicar');
  });

  it('has the representative example above the figures (R2)', () => {
    const text = textOf(show());
    expect(text.indexOf('Ejemplo representativo')).toBeGreaterThan(-1);
    expect(text.indexOf('Ejemplo representativo')).toBeLessThan(text.indexOf('TAE declarada 0–24,6'));
  });

  it('states that there are no lenders instead of showing an empty list', () => {
    expect(textOf(show([]))).toContain('Todavía no hay ninguna entidad publicada.');
  });
});

describe('the guide', () => {
  it('has the breadcrumbs, the six steps and the two tabs of the specification', () => {
    const html = show();
    expect(textOf(html)).toMatch(/Préstamos Online Prestamistas/);
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(html.match(/qué mirar\./g)).toHaveLength(6);
    expect(html).toContain('href="#tab-entity"');
    expect(html).toContain('href="#tab-opinions"');
  });

  it('links from the reviews tab to the reviews of each lender, and states how they are checked (R10)', () => {
    const html = show();
    expect(html).toContain('href="/prestamistas/cala-credito/#tab-opinions"');
    expect(textOf(html)).toContain('de las demás no comprobamos si quien escribe fue cliente.');
  });

  it('has the list in its structured data without figures or ratings (R12)', () => {
    const html = show();
    expect(html).toContain('"@type":"ItemList"');
    expect(html).not.toContain('AggregateRating');
  });
});
