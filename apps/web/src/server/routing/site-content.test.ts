import { beforeEach, expect, it, vi } from 'vitest';
import { askCms } from '@/cms/client';
import type { SiteAddressesQuery } from '@/cms/generated/graphql';
import { closedSite, loadSiteContent } from '@/server/routing/site-content';

vi.mock('@/cms/client');

const end = { pageInfo: { pageCount: 1 }, nodes: [] };
const empty: SiteAddressesQuery = {
  siteSetting: { documentId: 'settings' },
  lendersGuide: null,
  pages: end,
  articles: end,
  tags: end,
  authors: end,
  redirects: end,
  lenders: end,
  banks: end,
  calendars: end,
};
const bank = (slug: string) => ({ documentId: slug, slug, updatedAt: null, seo: null });
const banksOf = (slug: string) => ({ ...empty, banks: { pageInfo: { pageCount: 2 }, nodes: [bank(slug)] } });

beforeEach(() => vi.mocked(askCms).mockReset());

it('loadSiteContent: joins the pages of the longest list and keeps lists that have ended', async () => {
  const tag = { documentId: 't', slug: 'ahorro', updatedAt: null, seo: null };
  const first = { ...banksOf('one'), tags: { pageInfo: { pageCount: 1 }, nodes: [tag] } };
  vi.mocked(askCms).mockResolvedValueOnce(first).mockResolvedValueOnce(banksOf('two'));
  expect(await loadSiteContent('es-ES')).toEqual({
    ...closedSite,
    isOpen: true,
    tags: [tag],
    banks: [bank('one'), bank('two')],
  });
  expect(vi.mocked(askCms).mock.calls.map(([, variables]) => variables)).toEqual([
    { locale: 'es-ES', page: 1 },
    { locale: 'es-ES', page: 2 },
  ]);
});

it('loadSiteContent: returns a closed site when its settings are not published', async () => {
  vi.mocked(askCms).mockResolvedValueOnce({ ...banksOf('one'), siteSetting: null });
  expect(await loadSiteContent('es-ES')).toEqual(closedSite);
});
