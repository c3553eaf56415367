import type { Locale } from '@prestafaro/countries';
import { expect, test, vi } from 'vitest';
import { routeManifest } from '@/server/routing/manifest-slot';
import { routeMetaOf } from '@/server/routing/route-meta';

vi.mock('@/server/routing/manifest-slot', () => ({ routeManifest: vi.fn() }));

const entry = (type: string, slug: string, link: string) => ({ type, slug, meta: { type: 'blog', link } });

function manifestWith(locale: Locale, routes: Record<string, object>): void {
  const manifest = { sites: { [locale]: { routes } } } as unknown as Awaited<ReturnType<typeof routeManifest>>;
  vi.mocked(routeManifest).mockResolvedValue(manifest);
}

test('the head of an article names it, and that of a list or of a calendar names no article', async () => {
  manifestWith('es-ES', {
    '/blog/': entry('blog', 'blog', '/blog/'),
    '/blog/que-es-asnef/': entry('article', 'que-es-asnef', '/blog/que-es-asnef/'),
    '/asnef/': entry('article', 'asnef', '/asnef/'),
    '/calendario-laboral-2024/': entry('calendar', 'calendario-laboral-2024', '/calendario-laboral-2024/'),
    '/': { type: 'home', slug: 'home', meta: null },
  });
  const items = async (...paths: string[]) =>
    Promise.all(paths.map(async (path) => (await routeMetaOf('es-ES', path))?.item));
  expect(await items('/blog/que-es-asnef/', '/asnef/')).toEqual(['que-es-asnef', 'asnef']);
  expect(await items('/blog/', '/calendario-laboral-2024/')).toEqual([null, null]);
  expect(await items('/', '/unknown/')).toEqual([undefined, undefined]);
});

test('an article in the second language of a country has a name of its own', async () => {
  manifestWith('ru-UA', { '/ru/blog/rrps/': entry('article', 'rrps', '/ru/blog/rrps/') });
  expect(await routeMetaOf('ru-UA', '/ru/blog/rrps/')).toMatchObject({ type: 'blog', item: 'ru/rrps' });
});
