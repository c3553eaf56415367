import { siteOfLocale } from '@prestafaro/countries';
import { expect, it, vi } from 'vitest';
import { loadGlossary } from '@/shell/glossary/load-glossary';

const readCms = vi.hoisted(() => vi.fn());
vi.mock('@/cms/read', () => ({ readCms }));

const entry = {
  term: 'fondo de emergencia',
  otherForms: 'colchón,  fondos de emergencia, ',
  definition: 'Dinero aparte.',
};

it('the terms of the glossary page have their forms, and the address of their entry', async () => {
  readCms.mockResolvedValue({
    pages: [{ blocks: [{ __typename: 'ComponentBlocksGlossary', terms: [entry, null] }, null] }],
  });
  expect(await loadGlossary(siteOfLocale('ru-UA'))).toEqual([
    {
      id: 'term-fondo-de-emergencia',
      forms: ['fondo de emergencia', 'colchón', 'fondos de emergencia'],
      definition: 'Dinero aparte.',
      href: '/ru/slovar/#term-fondo-de-emergencia',
    },
  ]);
  expect(readCms).toHaveBeenCalledWith('glossary', expect.anything(), { locale: 'ru-UA', slug: 'slovar' });
});

it('a site without a glossary page has no terms', async () => {
  readCms.mockResolvedValue({ pages: [] });
  expect(await loadGlossary(siteOfLocale('es-MX'))).toEqual([]);
});
