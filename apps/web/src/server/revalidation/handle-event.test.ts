import type { PublishEvent } from '@prestafaro/types/publish-event';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CmsUnavailable } from '@/cms/cms-error';
import { forgetRunningLoads } from '@/cms/shared-load';
import { purgeEdge } from '@/server/cdn/purge-edge';
import { mostWarmed } from '@/server/revalidation/affected';
import { handleEvent } from '@/server/revalidation/handle-event';
import { refreshNginx } from '@/server/revalidation/refresh-nginx';
import { updateManifest } from '@/server/revalidation/update-manifest';
import { warmLater } from '@/server/revalidation/warm-later';
import { warmUp } from '@/server/revalidation/warm-up';
import { testManifest } from '@/server/testing/manifest';

vi.mock('next/cache', () => ({ revalidateTag: vi.fn() }));
vi.mock('next/server', () => ({ after: vi.fn() }));
vi.mock('@/cms/environment', () => ({
  environment: () => ({ HOSTS: new Map([['es.example.com', 'ES']]), PORT: 3000 }),
}));
vi.mock('@/cms/shared-load');
vi.mock('@/server/cdn/purge-edge');
vi.mock('@/server/revalidation/refresh-nginx');
vi.mock('@/server/revalidation/update-manifest');
vi.mock('@/server/revalidation/warm-up');
vi.mock('@/server/revalidation/warm-later');

const event: PublishEvent = {
  id: '0b0e8f0e-5f43-4a57-9b1e-3d8b1a4b1c11',
  event: 'publish',
  type: 'article',
  locale: 'es-ES',
  documentId: 'article-0',
  slug: 'articulo-0',
  previousSlug: null,
  path: '/blog/articulo-0/',
  previousPath: '/blog/articulo-0/',
  related: [{ type: 'tag', slug: 'finanzas' }],
  subject: null,
  at: '2026-11-20T09:30:00.000Z',
};
const blog = { locale: 'es-ES', host: 'es.example.com', path: '/blog/' } as const;
const article = { locale: 'es-ES', host: 'es.example.com', path: '/blog/articulo-0/' } as const;

beforeEach(() => {
  vi.unstubAllEnvs();
  vi.clearAllMocks();
  vi.mocked(updateManifest).mockResolvedValue(testManifest());
});

describe('handleEvent', () => {
  it('drops the tags of the event and answers before any page is made', async () => {
    const { dropped, warming } = await handleEvent(event);
    expect(dropped).toContain('article:es-ES:articulo-0');
    expect(vi.mocked(revalidateTag).mock.calls).toEqual(dropped.map((tag) => [tag, 'max']));
    expect(warming.slice(0, 2)).toEqual([article.path, blog.path]);
    expect(warmUp).not.toHaveBeenCalled();
    expect(warmLater).not.toHaveBeenCalled();
  });

  it('lets later readers load again before the tags are dropped, because running loads may return the older content', async () => {
    await handleEvent(event);
    expect(forgetRunningLoads).toHaveBeenCalledExactlyOnceWith();
    expect(forgetRunningLoads).toHaveBeenCalledBefore(vi.mocked(revalidateTag));
  });

  it('makes the changed page after the answer, then the pages that list it', async () => {
    await handleEvent(event);
    const [callback] = vi.mocked(after).mock.lastCall ?? [];
    await (callback as () => Promise<void>)();
    expect(warmUp).toHaveBeenCalledExactlyOnceWith([article], undefined, expect.any(Function));
    expect(warmLater).toHaveBeenCalledExactlyOnceWith(
      expect.arrayContaining([blog]),
      expect.arrayContaining([{ locale: 'es-ES', host: 'es.example.com', path: '/offers/' }]),
    );
  });

  it('purges the CDN when nginx has the changed page, because the CDN asks for it at once', async () => {
    let taken = () => {};
    const refreshed = new Promise<void>((resolve) => {
      taken = resolve;
    });
    vi.mocked(refreshNginx).mockReturnValue(refreshed);
    vi.mocked(warmUp).mockImplementation(async (_pages, _ask, refresh) => {
      void refresh?.({ host: article.host, path: article.path, etag: '"new"' });
      return [article.path];
    });
    const { dropped } = await handleEvent(event);
    const [callback] = vi.mocked(after).mock.lastCall ?? [];
    await (callback as () => Promise<void>)();
    expect(refreshNginx).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: article.path }), {
      isAwaited: true,
    });
    expect(purgeEdge).not.toHaveBeenCalled();
    taken();
    await vi.waitUntil(() => vi.mocked(purgeEdge).mock.calls.length > 0);
    expect(purgeEdge).toHaveBeenCalledExactlyOnceWith(dropped, { isOfVisitor: false });
  });

  it('makes every page again after a change of the settings', async () => {
    const { warming } = await handleEvent({
      ...event,
      type: 'site-setting',
      documentId: 'settings',
      slug: null,
      related: [],
    });
    expect(warming).toHaveLength(Object.keys(testManifest().sites['es-ES'].routes).length);
    expect(warming.length).toBeGreaterThan(25);
  });

  it('makes 500 pages of a site with 3 000 before they are visited, and the pages that are no articles first', async () => {
    const manifest = testManifest();
    const { routes } = manifest.sites['es-ES'];
    const model = routes['/blog/articulo-0/'];
    for (let n = 0; model && n < 3000; n += 1)
      routes[`/blog/viejo-${n}/`] = { ...model, path: `/blog/viejo-${n}/`, updatedAt: '' };
    vi.mocked(updateManifest).mockResolvedValue(manifest);
    const { warming } = await handleEvent(event);
    expect(warming).toHaveLength(mostWarmed);
    expect(warming.slice(0, 3)).toEqual([article.path, blog.path, '/blog/finanzas/']);
    const [callback] = vi.mocked(after).mock.lastCall ?? [];
    await (callback as () => Promise<void>)();
    const [, rest = []] = vi.mocked(warmLater).mock.lastCall ?? [];
    expect(rest).toHaveLength(mostWarmed);
    expect(rest.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/blog/articulo-1/']));
  });

  it('makes the page of a rating in its turn, because thousands an hour must not hold up an editor', async () => {
    const subject = { type: 'article', id: 'article-0' } as const;
    await handleEvent({
      ...event,
      type: 'rating',
      subject,
      slug: null,
      path: null,
      related: [],
      documentId: 'rating-1',
    });
    const [callback] = vi.mocked(after).mock.lastCall ?? [];
    await (callback as () => Promise<void>)();
    expect(warmUp).toHaveBeenCalledExactlyOnceWith([], undefined, expect.any(Function));
    expect(warmLater).toHaveBeenCalledExactlyOnceWith([article], []);
  });

  it('makes no page in development, where each is made when it is visited', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const { dropped, warming } = await handleEvent(event);
    expect(vi.mocked(revalidateTag).mock.calls).toEqual(dropped.map((tag) => [tag, 'max']));
    expect(warming).toEqual([]);
    expect(after).not.toHaveBeenCalled();
  });

  it('drops nothing when the addresses cannot be read', async () => {
    vi.mocked(updateManifest).mockRejectedValue(new CmsUnavailable('The CMS did not answer'));
    await expect(handleEvent(event)).rejects.toThrow(CmsUnavailable);
    expect(revalidateTag).not.toHaveBeenCalled();
    expect(after).not.toHaveBeenCalled();
  });
});
