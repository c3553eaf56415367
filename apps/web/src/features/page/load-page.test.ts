import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPage, pagePath } from '@/features/page/load-page';

const { readCms } = vi.hoisted(() => ({ readCms: vi.fn() }));
vi.mock('react', async (original) => ({ ...(await original<object>()), cache: (load: unknown) => load }));
vi.mock('@/cms/read', () => ({ readCms }));
vi.mock('@/shell/site-view', () => ({ withFacts: (_locale: string, answer: unknown) => answer }));

const page = { title: 'Cuenta', slug: 'cuenta', kind: 'lender', fixedPage: null, lender: { documentId: 'b' } };
const lenders = [
  { documentId: 'a', name: 'Álabe', slug: 'alabe' },
  { documentId: 'b', name: 'BBVA', slug: 'bbva' },
];

/** The page of a slug, while the CMS has this page and these lenders. */
function load(stored: object, published: object[] = lenders) {
  readCms.mockImplementation(async (id: string) => (id === 'page' ? { pages: [stored] } : { lenders: published }));
  return loadPage('es-ES', 'cuenta');
}

beforeEach(() => readCms.mockReset());

describe('loadPage', () => {
  it('gives a page of a lender the name and the address of the lender, found by its id', async () => {
    const content = await load(page);
    expect(content?.lender).toMatchObject({ name: 'BBVA', slug: 'bbva' });
    expect(content && pagePath('es-ES', content)).toBe('/prestamistas/bbva/cuenta/');
  });

  it('has no page of a lender that is not published', async () => {
    expect(await load(page, [lenders[0] ?? {}])).toBeUndefined();
    expect(await load({ ...page, lender: null })).toBeUndefined();
  });

  it('reads no lenders for any other page, and leaves it at its own address', async () => {
    const content = await load({ ...page, kind: 'seo' });
    expect(content && 'lender' in content).toBe(false);
    expect(content && pagePath('es-ES', content)).toBe('/cuenta/');
    expect(readCms).toHaveBeenCalledTimes(1);
  });
});
