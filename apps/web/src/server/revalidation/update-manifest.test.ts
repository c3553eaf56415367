import { type Locale, locales } from '@prestafaro/countries';
import type { addressRowSchemas } from '@prestafaro/types/address-facts';
import { type PublishEvent, type PublishedType, publishedTypeSchema } from '@prestafaro/types/publish-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { updateManifest } from '@/server/revalidation/update-manifest';
import { currentManifest, putManifest } from '@/server/routing/manifest-slot';
import { closedSite, loadSiteContent, loadSiteVersions } from '@/server/routing/site-content';
import { testLoads } from '@/server/testing/manifest';

vi.mock('@/server/routing/manifest-file');
vi.mock('@/server/routing/site-content', async (original) => ({
  ...(await original<typeof import('@/server/routing/site-content')>()),
  loadSiteContent: vi.fn(),
  loadSiteVersions: vi.fn(),
}));

/** Every test begins an hour after the one before, so that its loads replace the earlier ones. */
let hour = 0;
let version = 0;
const now = () => Date.UTC(2026, 10, 20) + hour * 3_600_000;

/** The sites that were read from the CMS. */
const read = () => vi.mocked(loadSiteContent).mock.calls.map(([locale]) => locale);

beforeEach(() => {
  hour += 1;
  vi.useFakeTimers({ now: now() + 1000 });
  // The CMS has published something since any earlier read.
  vi.mocked(loadSiteVersions).mockImplementation(async () => {
    version += 1;
    return new Map(locales.map((locale) => [locale, `version ${version}`]));
  });
  vi.mocked(loadSiteContent).mockReset();
  vi.mocked(loadSiteContent).mockImplementation(async (locale: Locale) => testLoads()[locale].content);
  putManifest({ loads: testLoads(new Date(now()).toISOString()) });
});

const eventOf = (type: PublishedType, changes: Partial<PublishEvent> = {}): PublishEvent => ({
  id: '0b0e8f0e-5f43-4a57-9b1e-3d8b1a4b1c11',
  event: 'publish',
  type,
  locale: 'es-ES',
  documentId: 'new',
  slug: 'nuevo',
  previousSlug: null,
  path: null,
  previousPath: null,
  related: [],
  at: new Date(now() + 500).toISOString(),
  ...changes,
});

const common = { documentId: 'new', updatedAt: '2026-11-20T09:30:00.000Z', seo: null };
const named = { ...common, slug: 'nuevo' };
const listed = { ...named, tags: [{ documentId: 'tag-finanzas' }], author: null };

/** An entry of each type that has an address, and where its site then has it. */
const facts = {
  page: [
    { ...named, kind: 'lender', fixedPage: null, lender: { documentId: 'lender-1' } },
    '/prestamistas/claro/nuevo/',
  ],
  article: [{ ...listed, isAtRoot: false }, '/blog/nuevo/'],
  tag: [named, '/blog/nuevo/'],
  author: [{ ...named, number: 9 }, '/author/nuevo/'],
  lender: [{ ...named, number: 9 }, '/prestamistas/nuevo/'],
  'lenders-guide': [common, '/prestamistas/'],
  bank: [named, '/bank/nuevo/'],
  'work-calendar': [listed, '/nuevo/'],
  redirect: [{ documentId: 'new', from: '/antiguo', to: '/a/', isPermanent: true }, '/antiguo/'],
} as const satisfies Record<keyof typeof addressRowSchemas, unknown>;

const addressOf = (type: keyof typeof facts) => ({ type, row: facts[type][0] }) as PublishEvent['address'];
const addresses = () => {
  const site = currentManifest()?.sites['es-ES'];
  return [...Object.keys(site?.routes ?? {}), ...Object.keys(site?.redirects ?? {})];
};

describe('updateManifest', () => {
  it.each(Object.keys(facts) as (keyof typeof facts)[])(
    'adds the address of an entry of the type %s without a read',
    async (type) => {
      const manifest = await updateManifest(eventOf(type, { address: addressOf(type) }));
      expect(manifest).toBe(currentManifest());
      expect(addresses()).toContain(facts[type][1]);
      expect(read()).toEqual([]);
    },
  );

  it('removes the addresses of an unpublished author, and its name from its articles, without a read', async () => {
    await updateManifest(eventOf('author', { event: 'unpublish', documentId: 'author-1', address: null }));
    const { routes, authorNumbers } = currentManifest()?.sites['es-ES'] ?? {};
    expect(routes).not.toHaveProperty('/author/lucia-ferran/');
    expect(routes?.['/blog/articulo-0/']?.author).toBeNull();
    expect(authorNumbers).toEqual({});
    expect(read()).toEqual([]);
  });

  it('removes the last page of a tag with its eleventh article', async () => {
    expect(addresses()).toContain('/blog/finanzas/page-2/');
    await updateManifest(eventOf('article', { event: 'unpublish', documentId: 'article-0' }));
    expect(addresses()).not.toContain('/blog/finanzas/page-2/');
  });

  it('ignores an event that is older than one of the same entry', async () => {
    const address = addressOf('bank');
    await updateManifest(eventOf('bank', { event: 'unpublish', at: new Date(now() + 600).toISOString() }));
    await updateManifest(eventOf('bank', { address }));
    expect(addresses()).not.toContain('/bank/nuevo/');
  });

  it.each(publishedTypeSchema.options.filter((type) => !(type in facts) && type !== 'site'))(
    'neither reads nor changes an address for the type %s on an open site',
    async (type) => {
      const before = currentManifest();
      const subject = { type: 'article', id: 'article-0' } as const;
      for (const event of ['publish', ...(type === 'site-setting' ? [] : (['unpublish'] as const))] as const) {
        expect(await updateManifest(eventOf(type, { event, subject }))).toBe(before);
      }
      expect(read()).toEqual([]);
    },
  );

  it('reads the site when its settings are published for the first time or unpublished', async () => {
    await updateManifest(eventOf('site-setting', { locale: 'es-MX' }));
    expect(read()).toEqual(['es-MX']);
    vi.mocked(loadSiteContent).mockResolvedValue(closedSite);
    await updateManifest(eventOf('site-setting', { event: 'unpublish' }));
    expect(read()).toEqual(['es-MX', 'es-ES']);
    expect(addresses()).toEqual([]);
  });

  it('reads the site when all of its content is replaced, and forgets the changes of before', async () => {
    await updateManifest(eventOf('bank', { address: addressOf('bank') }));
    await vi.advanceTimersByTimeAsync(10);
    await updateManifest(eventOf('site', { documentId: 'es-ES' }));
    expect(read()).toEqual(['es-ES']);
    expect(addresses()).not.toContain('/bank/nuevo/');
  });

  it('reads the site for an event without the address of its entry, which an older CMS sends', async () => {
    await updateManifest(eventOf('article'));
    await updateManifest(eventOf('article', { address: null }));
    await updateManifest(eventOf('article', { address: addressOf('bank') }));
    expect(read()).toEqual(['es-ES', 'es-ES', 'es-ES']);
  });

  it('keeps a change that is received while a read runs that began before it', async () => {
    let answer: (content: typeof closedSite) => void = () => undefined;
    vi.mocked(loadSiteContent).mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const reading = updateManifest(eventOf('article'));
    await vi.advanceTimersByTimeAsync(10);
    await updateManifest(eventOf('bank', { address: addressOf('bank'), at: new Date(now() + 1005).toISOString() }));
    answer(testLoads()['es-ES'].content);
    await reading;
    expect(addresses()).toContain('/bank/nuevo/');
  });

  it('drops a change with the next read, whose content is later', async () => {
    await updateManifest(eventOf('bank', { address: addressOf('bank') }));
    await vi.advanceTimersByTimeAsync(10);
    await updateManifest(eventOf('article'));
    expect(addresses()).not.toContain('/bank/nuevo/');
  });

  it('reads every site while no manifest is loaded', async () => {
    vi.resetModules();
    const symbol = Symbol.for('prestafaro.route-manifest');
    Reflect.deleteProperty(globalThis, symbol);
    const fresh = await import('@/server/revalidation/update-manifest');
    const { loadSiteContent: freshRead } = await import('@/server/routing/site-content');
    vi.mocked(freshRead).mockImplementation(async (locale: Locale) => testLoads()[locale].content);
    await fresh.updateManifest(eventOf('rating'));
    expect(vi.mocked(freshRead).mock.calls.map(([locale]) => locale)).toEqual(locales);
  });
});
