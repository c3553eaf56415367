import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { CmsUnavailable } from '@/cms/cms-error';
import { findPagesByKind } from '@/features/search/find-pages';
import { SearchResults } from '@/features/search/search-results';
import { searchHead } from '@/screens/search/search-head';
import { SearchScreen } from '@/screens/search/search-screen';
import { catchLog } from '@/server/testing/catch-log';
import { arrangeMenu } from '@/shell/menu/menu';
import { sampleView } from '@/shell/sample-view';

vi.mock('@/features/search/find-pages');
vi.mock('@/shell/menu/menu', async (original) => ({
  ...(await original<object>()),
  loadMenu: async () => ({ header: [] }),
}));
// The page around it reads the manifest; it has its own tests.
vi.mock('@/shell/page-frame/default-page', () => ({ DefaultPage: ({ children }: { children: unknown }) => children }));

const menu = { ...arrangeMenu([]), header: [{ url: '/prestamistas/', text: 'Prestamistas' }] };
const results = async (query: string) =>
  renderToStaticMarkup(await SearchResults({ view: sampleView, menu: menu as never, query }));
const form = async (q: string) =>
  renderToStaticMarkup(await SearchScreen({ view: sampleView, query: { q } }).then((screen) => screen));

it('is a native form with a hint, in no index', async () => {
  const html = await form('');
  expect(html).toMatch(/<form[^>]*action="\/buscar\/"/);
  expect(html).toMatch(/<input[^>]*name="q"/);
  expect(html).toContain('Busca entre los artículos');
  expect(searchHead(sampleView)).toMatchObject({ robots: { index: false } });
});

it('refuses a query that is too long, and keeps it', async () => {
  const html = await form('a'.repeat(81));
  expect(html).toContain('La búsqueda tiene 81 caracteres y el máximo son 80.');
  expect(html).toContain(`value="${'a'.repeat(81)}"`);
  expect(html).toContain('aria-invalid="true"');
});

it('shows the groups, marks the words, and says that there are more', async () => {
  const page = {
    kind: 'article',
    path: '/blog/asnef/',
    title: [['ASNEF', true]],
    description: [['Qué es <b>', false]],
  };
  vi.mocked(findPagesByKind).mockResolvedValue([{ kind: 'article', pages: [page as never], total: 30 }]);
  const html = await results('asnef');
  expect(html).toContain('30 resultados');
  expect(html).toContain('Artículos</h2>');
  expect(html).toMatch(/<mark[^>]*>ASNEF<\/mark>/);
  expect(html).toContain('Qué es &lt;b&gt;');
  expect(html).toContain('Se muestran 1 de 30.');
});

it('says that nothing was found, and names the main pages', async () => {
  vi.mocked(findPagesByKind).mockResolvedValue([]);
  const html = await results('<i>');
  expect(html).toContain('No hay nada sobre «&lt;i&gt;»');
  expect(html).toContain('href="/prestamistas/"');
});

it('says that the search does not answer, and logs no query', async () => {
  const lines = catchLog();
  vi.mocked(findPagesByKind).mockRejectedValue(new CmsUnavailable('The CMS did not answer'));
  expect(await results('mi nombre')).toContain('La búsqueda no responde');
  expect(JSON.stringify(lines)).toContain('The search does not answer');
  expect(JSON.stringify(lines)).not.toContain('mi nombre');
});
