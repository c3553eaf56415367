import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { SeoHead } from '@/screens/page/seo-head';
import { webPage } from '@/screens/page/web-page-json-ld';
import { articleData } from '@/shell/json-ld/article';
import { person } from '@/shell/json-ld/person';
import { sampleView as view } from '@/shell/sample-view';

vi.mock('@/server/routing/absolute-url', () => ({
  originOf: () => 'https://es.example.com',
  absoluteUrl: (_: string, path: string) => `https://es.example.com${path}`,
}));

const reviewer = {
  name: 'Lucía Ferrán',
  slug: 'lucia-ferran',
  jobTitle: 'Economista',
  credentials: 'Grado en Economía, Universidad de Oviedo\nEFPA EIP',
  specialty: '- Coste del crédito.\n- Ficheros de solvencia.',
};
const page = {
  title: 'Préstamos con ASNEF: qué significa',
  lead: 'Estudiar no es conceder.',
  reviewedOn: '2026-11-20',
  reviewer,
};
const contentsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `part-${index}`, text: `Parte ${index}` }));
const render = ({ parts = 0, hasExampleBelow = false, offersHref = '' } = {}) =>
  renderToStaticMarkup(
    <SeoHead
      page={page}
      contents={contentsOf(parts)}
      offersHref={offersHref || undefined}
      {...{ hasExampleBelow, view }}
    />,
  );
const textOf = (html: string) => html.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ');

describe('the head of an SEO page', () => {
  const html = render();

  it('has the representative example with all its items, at body size (R2)', () => {
    const example = textOf(html.slice(html.indexOf('Ejemplo representativo')));
    for (const item of ['300 €', '91 días', '31,96 %', 'fijo', '36 %', 'sin comisiones', '23,90 €', '323,90 €']) {
      expect(example).toContain(item);
    }
  });

  it('has no second example when its offers bring one', () => {
    expect(render({ hasExampleBelow: true })).not.toContain('Ejemplo representativo');
  });

  it('leads from its title to all offers for the loan of the page, if it has offers', () => {
    const href = '/offers/?amount=5000&days=730';
    expect(render({ offersHref: href })).toContain('href="/offers/?amount=5000&amp;days=730"');
    expect(html).not.toContain('href="/offers/');
  });

  it('states the shortest and the longest term and the highest APR (R4)', () => {
    const shown = textOf(html.replace(/<details.*<\/details>/s, ''));
    expect(shown).toContain('Plazo: de 91 a 120 días. TAE: de 0 % a 36 % como máximo.');
  });

  it('states that we are an intermediary, paid by lenders, and neither independent nor exclusive (R6)', () => {
    expect(html).toContain('no somos independientes ni exclusivos');
    expect(html).toContain('href="#how-we-earn"');
  });

  it('states who checked it and when, with links to them (R36)', () => {
    expect(html).toContain('<time dateTime="2026-11-20">20 de noviembre de 2026</time>');
    expect(html).toContain('href="/author/lucia-ferran/"');
    expect(textOf(html)).toContain('Lucía Ferrán, Economista (Grado en Economía, Universidad de Oviedo; EFPA EIP)');
  });

  it('has one title, and breadcrumbs for visitors and search engines (R36)', () => {
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).toContain('"@type":"BreadcrumbList"');
  });

  it('folds its contents, and has none on a short page', () => {
    expect(render({ parts: 3 })).not.toContain('En esta página');
    expect(render({ parts: 4 })).toMatch(/<details[^>]*>.*En esta página.*href="#part-3"/s);
  });
});

/** The entity of the reviewer: what the page and the author page state. */
const credentialled = {
  '@type': 'Person',
  name: 'Lucía Ferrán',
  jobTitle: 'Economista',
  url: 'https://es.example.com/author/lucia-ferran/',
  hasCredential: [
    { '@type': 'EducationalOccupationalCredential', name: 'Grado en Economía, Universidad de Oviedo' },
    { '@type': 'EducationalOccupationalCredential', name: 'EFPA EIP' },
  ],
  knowsAbout: ['Coste del crédito', 'Ficheros de solvencia'],
};

it('structured data of an article: name the reviewer with the credentials (R36)', () => {
  const facts = {
    ...{ title: 'Qué es ASNEF', excerpt: 'Un fichero.', path: '/blog/que-es-asnef/', image: '/og/x.png' },
    ...{ writtenOn: '2026-02-12', editedOn: null, author: null, reviewer, sources: [] },
  };
  expect(articleData(facts, view)).toMatchObject({
    mainEntityOfPage: { reviewedBy: credentialled, lastReviewed: '2026-02-12' },
  });
});

it('structured data of a person without credentials claim none (R36)', () => {
  expect(person({ ...reviewer, credentials: null, specialty: null }, view)).toMatchObject({
    hasCredential: undefined,
    knowsAbout: undefined,
  });
});

it('structured data of an SEO page: name the reviewer and the review date of the page (R36)', () => {
  const facts = { ...page, description: page.lead, path: '/prestamos-con-asnef/' };
  expect(webPage(facts, view)).toMatchObject({
    '@type': 'WebPage',
    lastReviewed: '2026-11-20',
    reviewedBy: credentialled,
  });
  expect(webPage({ ...facts, reviewedOn: null }, view)).toMatchObject({ reviewedBy: undefined });
});
