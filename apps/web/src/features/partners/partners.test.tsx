import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { isSamplePartner } from '@/features/partners/is-sample-partner';
import { PartnerRows } from '@/features/partners/partner-rows';
import { samplePartners } from '@/features/partners/sample-partners';
import { sampleView } from '@/shell/sample-view';

describe('the list of partners', () => {
  const html = renderToStaticMarkup(<PartnerRows partners={samplePartners} view={sampleView} />);

  it('states that partners pay us and marks each of them (R9)', () => {
    expect(html).toContain('cada socio nos paga una comisión');
    expect(html.match(/>Publicidad</g)).toHaveLength(3);
  });

  it('keeps the order of the editor and links to the page of each lender', () => {
    expect(html.indexOf('Cala Crédito')).toBeLessThan(html.indexOf('Duero Directo'));
    expect(html).toContain('href="/prestamistas/cala-credito/"');
  });

  it('states which partner has no page', () => {
    expect(html).toContain('Todavía no tiene ficha');
  });

  it('links the site of a real partner as sponsored (R9), and no invented address', () => {
    expect(html).toContain('<a href="https://www.example.com/duero" rel="sponsored nofollow noopener">');
    expect(html).not.toContain('calacredito.example"');
    expect(html).not.toContain('orza.example"');
  });

  it('states that there are no partners', () => {
    expect(renderToStaticMarkup(<PartnerRows partners={[]} view={sampleView} />)).toContain('ningún socio publicado');
  });
});

it('isSamplePartner: true if the lender is a sample, or if the address is reserved', () => {
  const lender = { name: 'X', slug: 'x', sampleData: false };
  expect(isSamplePartner({ lender, link: 'https://x.example' })).toBe(false);
  expect(isSamplePartner({ lender: { ...lender, sampleData: true }, link: null })).toBe(true);
  expect(isSamplePartner({ lender: null, link: 'https://www.orza.example/a' })).toBe(true);
  expect(isSamplePartner({ lender: null, link: 'https://www.orza.es' })).toBe(false);
  expect(isSamplePartner({ lender: null, link: null })).toBe(false);
});
