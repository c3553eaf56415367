import { expect, it, vi } from 'vitest';
import { askCms } from '@/cms/client';
import { readSearchDocuments } from '@/cms/search-documents';

vi.mock('@/cms/client');

const empty = { page: [], article: [], lender: [], bank: [], author: [], calendar: [], tag: [] };

it('takes title, description and text of each kind, and the page that lists the lenders', async () => {
  vi.mocked(askCms).mockResolvedValue({
    ...empty,
    lendersGuide: { documentId: 'guide', title: 'Prestamistas', intro: 'Cómo elegir', blocks: [{ body: '# Uno' }] },
    article: [{ documentId: 'a', title: 'ASNEF', excerpt: 'Qué es', blocks: [{ heading: 'Dos', body: '**tres**' }] }],
    lender: [{ documentId: 'l', name: 'Claro', legalName: 'Claro SL', summary: 'Entidad', blocks: null }],
  });
  const of = ['guide', 'a', 'l'].map((documentId) => ({ documentId, isGuide: documentId === 'guide' }));
  expect(await readSearchDocuments('es-ES', of)).toEqual([
    { documentId: 'guide', kind: 'page', title: 'Prestamistas', description: 'Cómo elegir', text: 'Uno' },
    { documentId: 'a', kind: 'article', title: 'ASNEF', description: 'Qué es', text: 'Dos tres' },
    { documentId: 'l', kind: 'lender', title: 'Claro', description: 'Entidad', text: 'Claro SL' },
  ]);
  expect(vi.mocked(askCms).mock.lastCall?.[1]).toEqual({
    locale: 'es-ES',
    documentIds: ['guide', 'a', 'l'],
    hasGuide: true,
  });
});
