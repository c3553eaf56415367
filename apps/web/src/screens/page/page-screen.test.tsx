import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { PageContent } from '@/features/page/load-page';
import { PageScreen } from '@/screens/page/page-screen';
import { sampleView } from '@/shell/sample-view';

// The page around the content reads the manifest, and the loaders the CMS; they have tests of their own.
vi.mock('@/shell/page-frame/default-page', () => ({
  DefaultPage: ({ path, children }: { path: string; children: unknown }) => [path, children],
}));
vi.mock('@/shell/menu/menu', () => ({ loadMenu: async () => ({ header: [], footer: [], legal: [] }) }));
vi.mock('@/features/lenders/load-guide', () => ({ loadGuide: async () => ({}) }));
vi.mock('@/server/routing/absolute-url', () => ({ absoluteUrl: (_: string, path: string) => `https://es${path}` }));
vi.mock('@/blocks/blocks', () => ({ Blocks: () => null }));
vi.mock('@/blocks/outline', () => ({ outlineOf: () => ({ contents: [], anchors: [] }) }));
vi.mock('@/blocks/usable-blocks', () => ({ usableBlocks: () => [] }));
vi.mock('@/features/affiliates/affiliate-request', () => ({ AffiliateRequest: () => null }));

const page: PageContent = {
  title: 'Cuenta online',
  lead: null,
  kind: 'lender',
  fixedPage: null,
  slug: 'cuenta',
  lender: { name: 'BBVA', slug: 'bbva' },
  reviewedOn: null,
  reviewer: null,
  seo: null,
  blocks: [],
};
const show = async (content: PageContent) =>
  renderToStaticMarkup(await PageScreen({ content, view: sampleView })).replace(/<script.*?<\/script>/gs, '');

it('a page of a lender stands below the lender in its breadcrumbs', async () => {
  const html = await show(page);
  expect(html).toContain('/prestamistas/bbva/cuenta/');
  const links = [...html.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, href, text]) => [href, text]);
  expect(links).toEqual([
    ['/', 'Préstamos Online'],
    ['/prestamistas/', 'Prestamistas'],
    ['/prestamistas/bbva/', 'BBVA'],
  ]);
});

it('a legal page stands below the home page', async () => {
  const { lender: _, ...legal } = page;
  expect(await show({ ...legal, kind: 'legal' })).not.toContain('/prestamistas/');
});
