import { beforeEach, expect, it, vi } from 'vitest';
import { askCms } from '@/cms/client';
import { AddressRowsDocument } from '@/cms/generated/graphql';
import { closedSite, loadSiteContent, loadSiteVersions } from '@/server/routing/site-content';

vi.mock('@/cms/client');

const bank = (documentId: string) => ({ documentId, slug: documentId, updatedAt: null, seo: null });
const guide = { documentId: 'guide', updatedAt: null, seo: null };

/** The parts that the CMS answers, by type and by what they come after. */
let parts: Readonly<Record<string, { rows: unknown[]; next: string | null }>>;

beforeEach(() => {
  parts = {};
  vi.mocked(askCms).mockReset();
  vi.mocked(askCms).mockImplementation(async (_, variables) => {
    const { type, after } = variables as { type: string; after?: string };
    return { addressRows: parts[`${type} ${after ?? ''}`.trim()] ?? { rows: [], next: null } };
  });
});

it('loadSiteContent: joins the parts of each type and sorts them by documentId', async () => {
  parts = {
    bank: { rows: [bank('b'), bank('a')], next: 'b' },
    'bank b': { rows: [bank('c')], next: null },
    'lenders-guide': { rows: [guide], next: null },
  };
  expect(await loadSiteContent('es-ES')).toEqual({
    ...closedSite,
    isOpen: true,
    lendersGuide: guide,
    banks: [bank('a'), bank('b'), bank('c')],
  });
  const asked = vi.mocked(askCms).mock.calls.filter(([, { type }]) => (type as string) === 'bank');
  expect(asked.map(([document, variables, caller]) => [document, variables, caller])).toEqual([
    [AddressRowsDocument, { locale: 'es-ES', type: 'bank', after: undefined }, 'background'],
    [AddressRowsDocument, { locale: 'es-ES', type: 'bank', after: 'b' }, 'background'],
  ]);
});

it('loadSiteContent: refuses a row of another shape, instead of giving it a wrong address', async () => {
  parts = { bank: { rows: [{ documentId: 'a' }], next: null } };
  await expect(loadSiteContent('es-ES')).rejects.toThrow('slug');
});

it('loadSiteVersions: returns the version of each open site', async () => {
  vi.mocked(askCms).mockResolvedValue({ siteVersions: [{ locale: 'es-ES', version: 'one' }] });
  expect([...(await loadSiteVersions())]).toEqual([['es-ES', 'one']]);
});
