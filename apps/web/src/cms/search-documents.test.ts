import { beforeEach, expect, it, vi } from 'vitest';
import { askCms } from '@/cms/client';
import { CmsUnavailable } from '@/cms/cms-error';
import { readSearchDocuments, readSearchVersion } from '@/cms/search-documents';
import { forgetOutages } from '@/cms/testing/forget-outages';
import { dropTag, perRequest } from '@/server/next-internals/testing/data-cache';

vi.mock('@/cms/client');

const list = (nodes: readonly object[], pageCount = 1) => ({ pageInfo: { pageCount }, nodes });
const answer = (parts: object = {}) => ({ lendersGuide: null, ...parts });
const read = () => perRequest(() => readSearchDocuments('es-ES'));
const version = () => perRequest(() => readSearchVersion('es-ES'));

beforeEach(async () => {
  forgetOutages();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.mocked(askCms).mockReset();
  await dropTag('search-documents:es-ES');
});

it('takes title, description and text of each kind, and the page that lists the lenders', async () => {
  vi.mocked(askCms).mockResolvedValue(
    answer({
      lendersGuide: { documentId: 'guide', title: 'Prestamistas', intro: 'Cómo elegir', blocks: [{ body: '# Uno' }] },
      article: list([
        { documentId: 'a', title: 'ASNEF', excerpt: 'Qué es', blocks: [{ heading: 'Dos', body: '**tres**' }] },
      ]),
      lender: list([{ documentId: 'l', name: 'Claro', legalName: 'Claro SL', summary: 'Entidad', blocks: null }]),
    }),
  );
  expect(await read()).toEqual({
    documents: [
      { documentId: 'guide', kind: 'page', title: 'Prestamistas', description: 'Cómo elegir', text: 'Uno' },
      { documentId: 'a', kind: 'article', title: 'ASNEF', description: 'Qué es', text: 'Dos tres' },
      { documentId: 'l', kind: 'lender', title: 'Claro', description: 'Entidad', text: 'Claro SL' },
    ],
    isCurrent: true,
    isWhole: true,
  });
});

it('reads page after page, and each once while nothing changes', async () => {
  vi.mocked(askCms).mockImplementation(async (_document, { page }) =>
    answer({ tag: list([{ documentId: `t${page}`, name: `Tema ${page}`, description: '' }], 3) }),
  );
  const ids = async () => (await read()).documents.map(({ documentId }) => documentId);
  expect(await ids()).toEqual(['t1', 't2', 't3']);
  expect(await ids()).toEqual(['t1', 't2', 't3']);
  expect(askCms).toHaveBeenCalledTimes(3);
});

it('says so if the documents are former ones, because the CMS is away', async () => {
  vi.mocked(askCms).mockResolvedValue(answer({ tag: list([{ documentId: 't', name: 'Tema', description: '' }]) }));
  await read();
  vi.mocked(askCms).mockRejectedValue(new CmsUnavailable('The CMS did not answer'));
  await dropTag('search-documents:es-ES');
  const former = await read();
  expect(former.isCurrent).toBe(false);
  expect(former.documents).toHaveLength(1);
});

it('has another version after each change, and the same one in between', async () => {
  const first = await version();
  expect(await version()).toBe(first);
  await dropTag('search-documents:es-MX');
  expect(await version()).toBe(first);
  await dropTag('search-documents:es-ES');
  expect(await version()).not.toBe(first);
});
