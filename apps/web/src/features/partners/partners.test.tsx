import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { isSamplePartner } from '@/features/partners/is-sample-partner';
import { PartnerRows } from '@/features/partners/partner-rows';
import { samplePartners } from '@/features/partners/sample-partners';
import { sampleView } from '@/shell/sample-view';

describe('the list of partners', () => {
  const html = renderToStaticMarkup(<PartnerRows partners={samplePartners} view={sampleView} />);

  it('says that they pay us and marks each of them (R9)', () => {
    expect(html).toContain('cada socio nos paga una comisión');
    expect(html.match(/>Publicidad</g)).toHaveLength(3);
  });

  it('keeps the order of the editor and leads to the page of each lender', () => {
    expect(html.indexOf('Cala Crédito')).toBeLessThan(html.indexOf('Duero Directo'));
    expect(html).toContain('href="/prestamistas/cala-credito/"');
  });

  it('says of the partner without a page that it has none', () => {
    expect(html).toContain('Todavía no tiene ficha');
  });

  it('links the site of a real partner as paid (R9), and no invented address', () => {
    expect(html).toContain('<a href="https://www.example.com/duero" rel="sponsored nofollow noopener">');
    expect(html).not.toContain('calacredito.example"');
    expect(html).not.toContain('orza.example"');
  });

  it('says so where there is none', () => {
    expect(renderToStaticMarkup(<PartnerRows partners={[]} view={sampleView} />)).toContain('ningún socio publicado');
  });
});

it('a partner is invented if its lender is, or if nobody can own its address', () => {
  const lender = { name: 'X', slug: 'x', sampleData: false };
  expect(isSamplePartner({ lender, link: 'https://x.example' })).toBe(false);
  expect(isSamplePartner({ lender: { ...lender, sampleData: true }, link: null })).toBe(true);
  expect(isSamplePartner({ lender: null, link: 'https://www.orza.example/a' })).toBe(true);
  expect(isSamplePartner({ lender: null, link: 'https://www.orza.es' })).toBe(false);
  expect(isSamplePartner({ lender: null, link: null })).toBe(false);
});
