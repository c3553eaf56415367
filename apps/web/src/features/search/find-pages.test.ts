import { beforeEach, expect, it, vi } from 'vitest';
import { findBestPages, findPagesByKind, mostOfKind } from '@/features/search/find-pages';
import { type FoundKind, type IndexedDocument, makeSearchIndex } from '@/features/search/search-index';
import { siteIndex } from '@/features/search/site-index';
import type { RouteManifest } from '@/server/routing/manifest';
import { routeManifest } from '@/server/routing/manifest-slot';
import { testManifest } from '@/server/testing/manifest';

vi.mock('@/features/search/site-index');
vi.mock('@/server/routing/manifest-slot');

const document = (documentId: string, kind: FoundKind, title: string): IndexedDocument => ({
  documentId,
  kind,
  title,
  description: kind === 'article' ? 'Una palabra común' : '',
  text: '',
});
const documents = [
  ...Array.from({ length: 25 }, (_, index) => document(`article-${index}`, 'article', `Artículo ${index}`)),
  document('lender-1', 'lender', 'Común'),
  document('offers', 'page', 'Ofertas'),
  document('process', 'page', 'Comprobamos'),
  document('/unsubscribe/', 'page', 'Dejar de recibir publicidad'),
  document('/prestamistas/claro/#offer-7', 'offer', 'Ribazo'),
  document('unknown', 'article', 'Un borrador'),
];
let manifest: RouteManifest;

beforeEach(async () => {
  manifest = structuredClone(testManifest());
  vi.mocked(routeManifest).mockImplementation(async () => manifest);
  vi.mocked(siteIndex).mockResolvedValue(await makeSearchIndex(documents));
});

it('groups pages by kind, the kind with the best page first, and says how many there are', async () => {
  const groups = await findPagesByKind('es-ES', 'comun');
  expect(groups.map(({ kind, total, pages }) => [kind, total, pages.length])).toEqual([
    ['lender', 1, 1],
    ['article', 25, mostOfKind],
  ]);
  expect(groups[0]?.pages[0]).toMatchObject({ path: '/prestamistas/claro/', title: [['Común', true]] });
});

it('finds neither a page that no search engine may list nor a document without a page', async () => {
  expect(await findPagesByKind('es-ES', 'comprobamos')).toEqual([]);
  expect(await findPagesByKind('es-ES', 'borrador')).toEqual([]);
});

it('finds a page of the site that no search engine lists, a page without an entry, and an offer', async () => {
  const paths = async (query: string) =>
    (await findPagesByKind('es-ES', query)).map(({ kind, pages }) => [kind, pages[0]?.path]);
  expect(await paths('ofertas')).toEqual([['page', '/offers/']]);
  expect(await paths('publicidad')).toEqual([['page', '/unsubscribe/']]);
  expect(await paths('ribazo')).toEqual([['offer', '/prestamistas/claro/#offer-7']]);
});

it('finds a page no more as soon as the manifest says that it is hidden', async () => {
  const titles = async () => (await findBestPages('es-ES', 'articulo 3', 1)).pages.map(({ path }) => path);
  expect(await titles()).toEqual(['/blog/articulo-3/']);
  const entry = manifest.sites['es-ES'].routes['/blog/articulo-3/'];
  if (entry) entry.noindex = true;
  expect(await titles()).not.toContain('/blog/articulo-3/');
});
