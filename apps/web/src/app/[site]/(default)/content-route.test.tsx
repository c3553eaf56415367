import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contentRoute, queryVariant } from '@/app/[site]/(default)/content-route';
import { loadBank } from '@/features/bank/load-bank';
import type { ScreenProps } from '@/screens/page-table';
import { sampleView } from '@/shell/sample-view';

vi.mock('@/cms/environment', () => ({
  environment: () => ({ HOSTS: new Map([['es.localhost', 'ES']]), PORT: 3000 }),
}));
vi.mock('@/shell/route-params', () => ({ viewOf: async () => sampleView }));
vi.mock('@/features/bank/load-bank', async (original) => ({ ...(await original<object>()), loadBank: vi.fn() }));

const bank = { name: 'Banco Uno', slug: 'uno', summary: 'Un banco.', seo: null, kind: 'commercial' } as never;
const params = Promise.resolve({ site: 'es-ES', slug: 'uno' });
const Screen = ({ content, query, listPage }: ScreenProps<'bank'>) => JSON.stringify([content.name, listPage, query]);
const drawn = async (page: Promise<React.ReactElement>) => renderToStaticMarkup(await page).replaceAll('&quot;', '"');

beforeEach(() => {
  vi.mocked(loadBank).mockReset().mockResolvedValue(bank);
});

describe('contentRoute', () => {
  const route = contentRoute('bank', Screen);
  it('shows the content of the slug without reading the query', async () => {
    const props = Object.defineProperty({ params }, 'searchParams', {
      get: () => expect.fail('a static page read the query'),
    });
    expect(await drawn(route.Page(props))).toBe('["Banco Uno",1,null]');
    expect(loadBank).toHaveBeenCalledWith('es-ES', 'uno');
  });
  it('answers 404 if no content has the slug', async () => {
    vi.mocked(loadBank).mockResolvedValue(undefined);
    await expect(route.Page({ params })).rejects.toMatchObject({ digest: expect.stringContaining('404') });
  });
  it('lets search engines index the page', async () => {
    const { title, robots } = await route.generateMetadata({ params });
    expect(title).toBeTruthy();
    expect(robots).not.toMatchObject({ index: false });
  });
  it('makes no page at the build', () => {
    expect(route.generateStaticParams()).toEqual([]);
  });
});

describe('queryVariant', () => {
  const route = queryVariant('bank', Screen);
  const searchParams = Promise.resolve({ comments: 'oldest' });
  it('passes the query to the screen', async () => {
    expect(await drawn(route.Page({ params, searchParams }))).toBe('["Banco Uno",1,{"comments":"oldest"}]');
  });
  it('keeps the page out of the index', async () => {
    expect(await route.generateMetadata({ params, searchParams })).toMatchObject({ robots: { index: false } });
  });
});
