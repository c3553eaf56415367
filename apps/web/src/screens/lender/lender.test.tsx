import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { stubEnvironment } from '@/cms/testing/stub-environment';
import type { LenderContent } from '@/features/lenders/lender/load-lender';
import { sampleLender } from '@/features/lenders/lender/sample-lender';
import type { LenderRowFacts } from '@/features/lenders/load-lenders';
import { sampleLenders } from '@/features/lenders/sample-lenders';
import { readLenderLoan } from '@/screens/lender/lender-loan';
import { LenderPage } from '@/screens/lender/lender-page';
import type { PublishedRating } from '@/shell/json-ld/institution';
import { sampleView } from '@/shell/sample-view';

// The page around the content reads the manifest; it has its own tests.
vi.mock('@/shell/page-frame/default-page', () => ({ DefaultPage: ({ children }: { children: unknown }) => children }));

beforeAll(() => stubEnvironment());

interface Shown {
  change?: Partial<LenderContent>;
  reviews?: ReactNode;
  rating?: PublishedRating;
  similar?: readonly LenderRowFacts[];
}

const show = ({ change, reviews, rating, similar = [] }: Shown = {}) =>
  renderToStaticMarkup(
    <LenderPage
      lender={{ ...sampleLender, ...change }}
      guide={undefined}
      hasText
      view={sampleView}
      menu={{ header: [], button: undefined, footer: [], legal: [] }}
      offers={[]}
      similar={similar}
      loan={readLenderLoan({}, sampleLender, [], sampleView)}
      reviews={reviews}
      rating={rating}
    >
      <p>Texto</p>
    </LenderPage>,
  );

const textOf = (html: string) =>
  html
    .replace(/<script.*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[ \n]+/g, ' ');

describe('the page of a lender', () => {
  it('has the representative example with all its items right after the rates (R2)', () => {
    const text = textOf(show());
    expect(text.indexOf('TAE declarada 0–36\u00a0%')).toBeGreaterThan(-1);
    const example = text.slice(text.indexOf('Ejemplo representativo'));
    for (const item of [
      '300\u00a0€',
      '91\u00a0días',
      '31,96\u00a0%',
      'fijo',
      '36\u00a0%',
      'sin comisiones',
      '323,90\u00a0€',
    ]) {
      expect(example).toContain(item);
    }
    // Nothing stands between the figures and the example.
    expect(text.indexOf('Ejemplo representativo')).toBeLessThan(text.indexOf('Las condiciones, en cifras'));
  });

  it('shows the conditions, and whom to ask for unpublished ones (R3)', () => {
    const text = textOf(show());
    expect(text).toContain('Importe 50–300\u00a0€');
    expect(text).toContain('Plazo 91–120\u00a0días');
    expect(text).toContain('TIN 0–31,96\u00a0%');
    expect(text).toContain('Consultar con la entidad: Comisiones.');
    expect(text).toContain('Si pagas tarde Interés de demora.');
  });

  it('does not highlight a cost that is not published (R3)', () => {
    const unknown = { aprFromPercent: null, aprToPercent: null, tinFromPercent: null, tinToPercent: null };
    const html = show({ change: { conditions: { ...sampleLender.conditions, ...unknown } } });
    expect(textOf(html)).toContain('TAE declarada Consultar con la entidad');
    expect(html).not.toMatch(/class="[^"]*\blit\b/);
    expect(show()).toMatch(/class="[^"]*\blit\b/);
  });

  it('has its requirements and its entry in the register, linked, right below the summary', () => {
    const html = show();
    const top = html.slice(0, html.indexOf('Ejemplo representativo'));
    expect(textOf(top)).toContain('Edad De 18 a 70 años');
    expect(top).toMatch(/<a href="https:\/\/www\.bde\.es\/"[^>]*>EJ-1<\/a>/);
  });

  it('lists the criteria of the matching in plain language, and states that they are no decision (R24)', () => {
    const text = textOf(show());
    expect(text).toContain('Edad De 18 a 70 años');
    expect(text).toContain('Ingresos Al menos 600\u00a0€ al mes');
    expect(text).toContain('puede decir que no');
    expect(text).toContain(
      'Estudia solicitudes de personas con nómina y autónomos. No las estudia de personas en paro o estudiantes.',
    );
    expect(text).toContain('Documento de identidad y cuenta bancaria a tu nombre');
    expect(text).toContain('lo decide la entidad');
  });

  it('refers each unpublished criterion to the lender', () => {
    const nothing = Object.fromEntries(Object.keys(sampleLender.criteria).map((key) => [key, null]));
    const needs = { needsIdentityDocument: true, needsBankAccount: true, needsPhone: true };
    const criteria = { ...sampleLender.criteria, ...nothing, ...needs };
    const text = textOf(show({ change: { criteria } }));
    expect(text).toMatch(/Consultar con la entidad: [^.]*Edad, Ingresos[^.]*Situación laboral/);
    const conditions = text.slice(text.indexOf('Las condiciones, en cifras'));
    expect(conditions.match(/Consultar con la entidad/g)).toHaveLength(1);
  });

  it('is labelled as an advertisement (R9), and as an example while its data are invented', () => {
    expect(textOf(show())).toContain('Publicidad');
    expect(textOf(show())).toContain('Cifras de ejemplo. Los datos y las cifras de esta ficha son inventados');
    expect(textOf(show({ change: { sampleData: false } }))).not.toContain('Cifras de ejemplo');
  });

  it('links the website of a real lender with nofollow, and no website of an invented one', () => {
    expect(show()).not.toContain('href="https://www.calacredito.example"');
    expect(show()).not.toContain('mailto:');
    const real = show({ change: { sampleData: false } });
    expect(real).toContain(
      '<a href="https://www.calacredito.example" rel="nofollow noopener">www.calacredito.example</a>',
    );
    expect(real).toContain('href="tel:+34910000000"');
  });

  it('lists similar lenders with the rule of their order (R8), each as an advertisement (R9)', () => {
    const html = show({ similar: sampleLenders });
    const section = html.slice(html.indexOf('id="lender-similar"'));
    expect(textOf(section)).toContain('Primero las que más se parecen en importes, plazos');
    expect(section).toContain('href="/prestamistas/credito-tajo/"');
    expect(section.match(/>Publicidad</g)).toHaveLength(sampleLenders.length);
    expect(show()).not.toContain('lender-similar');
  });

  it('links the pages below it', () => {
    const html = show({ change: { pages: [{ title: 'Cuenta de Cala', slug: 'cuenta' }] } });
    expect(html).toContain('<a href="/prestamistas/cala-credito/cuenta/">Cuenta de Cala</a>');
    expect(show()).not.toContain('lender-pages');
  });

  it('is no advertisement if the lender does not pay us', () => {
    expect(textOf(show({ change: { agreement: 'unpaid' } }))).not.toContain('Publicidad');
    expect(textOf(show({ change: { agreement: null } }))).toContain('Publicidad');
  });

  it('states who checked it and when, where to complain, and its sources (R35, R36)', () => {
    const html = show();
    expect(html).toContain('dateTime="2026-11-18"');
    expect(html).toContain('href="/author/lucia-ferran/"');
    expect(html).toContain('href="https://clientebancario.bde.es/"');
    expect(textOf(html)).toContain('Datos inventados. Prestafaro');
  });

  it('has the tabs «Entidad» and «Opiniones» as anchors if there are reviews', () => {
    const html = show({ reviews: <p>Opiniones</p> });
    expect(html).toContain('href="#tab-entity"');
    expect(html).toContain('href="#tab-opinions"');
    expect(html).toContain('<div id="tab-opinions">');
    expect(show()).not.toContain('href="#tab-opinions"');
  });

  it('links the bank whose group or brand it is, and has no such fact without one', () => {
    const bank = { name: 'Banco Almadraba', slug: 'banco-almadraba', sampleData: true };
    const html = show({ change: { bank } });
    expect(textOf(html)).toContain('Banco al que pertenece Banco Almadraba');
    expect(html).toContain('href="/bank/banco-almadraba/"');
    expect(textOf(show())).not.toContain('Banco al que pertenece');
  });

  it('names its bank in its structured data if neither of them is invented', () => {
    const bank = { name: 'Banco Real', slug: 'banco-real', sampleData: false };
    const html = show({ change: { bank, sampleData: false } });
    expect(html).toContain('"parentOrganization":{"@type":"Organization"');
    expect(html).toContain('/bank/banco-real/#institution"');
    expect(show({ change: { bank } })).not.toContain('parentOrganization');
    const invented = show({ change: { bank: { ...bank, sampleData: true }, sampleData: false } });
    expect(invented).not.toContain('parentOrganization');
  });

  it('has a rating in its structured data only from published reviews (R12), and no invented address', () => {
    expect(show()).toContain('"@type":"FinancialService"');
    expect(show()).not.toContain('AggregateRating');
    expect(show({ rating: { average: 0, count: 0 } })).not.toContain('AggregateRating');
    expect(show({ rating: { average: 4.2, count: 5 } })).toContain('"ratingValue":4.2,"reviewCount":5');
    expect(show()).not.toContain('"address"');
    expect(show({ change: { sampleData: false } })).toContain('"address":"Calle del Ensayo, 1"');
  });
});
