import { expect, it, vi } from 'vitest';
import { unindexedHead } from '@/screens/unindexed-head';
import { sampleView } from '@/shell/sample-view';

vi.mock('@/features/page/load-page', () => ({ loadPage: async () => ({ slug: 'offers' }) }));
vi.mock('@/features/page/page-head', () => ({ pageHead: () => ({ title: 'Ofertas', robots: { index: true } }) }));

it('a page between the form and the lender is excluded from the index, whatever the editor chose', async () => {
  expect(await unindexedHead(sampleView, 'offers')).toEqual({
    title: 'Ofertas',
    robots: { index: false, follow: true },
  });
});
