import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageOf } from '@/cms/cache-table';
import { readCms } from '@/cms/read';
import { loadViews } from '@/features/blog/article/load-views';

vi.mock('@/cms/read', () => ({ readCms: vi.fn() }));

const counted = { from: '2026-03-01', until: '2026-11-09', articles: [{ slug: 'que-es-asnef', views: 1234 }] };

beforeEach(() => {
  vi.mocked(readCms).mockReset().mockResolvedValue({ articleViews: counted });
});

describe('loadViews', () => {
  it('takes the views of an article from the answer of the whole site, with its days (R13)', async () => {
    const { from, until } = counted;
    expect(await loadViews('es-ES', 'que-es-asnef')).toEqual({ views: 1234, from, until });
    expect(vi.mocked(readCms).mock.calls[0]).toEqual(['articleViews', expect.anything(), { locale: 'es-ES' }]);
  });

  it('knows no views of an article that is not counted', async () => {
    expect(await loadViews('es-ES', 'otro')).toBeUndefined();
  });

  it('knows no views while the CMS counts none', async () => {
    vi.mocked(readCms).mockResolvedValue({ articleViews: null });
    expect(await loadViews('es-ES', 'que-es-asnef')).toBeUndefined();
    vi.mocked(readCms).mockResolvedValue({ articleViews: { from: null, until: null, articles: [] } });
    expect(await loadViews('es-ES', 'que-es-asnef')).toBeUndefined();
  });
});

it('the answer is stored for a day, and only a replacement of the whole site drops it', () => {
  expect(storageOf('articleViews', { locale: 'es-ES' })).toEqual({ tags: ['site:es-ES'], revalidate: 86_400 });
});
