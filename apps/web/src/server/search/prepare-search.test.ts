import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubEnvironment } from '@/cms/testing/stub-environment';
import type { askOurselves } from '@/server/requests/loopback';
import { collectDocuments } from '@/server/search/collect-documents';
import { findableEntries } from '@/server/search/findable-entries';
import { prepareSearch } from '@/server/search/prepare-search';
import { catchLog } from '@/server/testing/catch-log';

vi.mock('@/server/search/collect-documents');
vi.mock('@/server/search/findable-entries');

const ask = vi.fn<typeof askOurselves>();
const sizes: Record<string, number> = { 'es-ES': 30, 'es-MX': 80, 'pl-PL': 20, 'vi-VN': 0 };
const of = ['es-ES', 'es-MX', 'pl-PL', 'vi-VN'] as const;

beforeEach(() => {
  stubEnvironment('es.example.com=ES,mx.example.com=MX,pl.example.com=PL,vn.example.com=VN');
  ask.mockReset();
  ask.mockResolvedValue({ status: 200, headers: {}, header: () => undefined, body: '' });
  vi.mocked(collectDocuments).mockReset();
  vi.mocked(collectDocuments).mockImplementation(async function* () {
    yield { documents: [] };
  });
  vi.mocked(findableEntries).mockImplementation(async (locale) => {
    const ids = Array.from({ length: sizes[locale] ?? 0 }, (_, number) => String(number));
    const entries = new Map(ids.map((documentId) => [documentId, { documentId, updatedAt: '', isGuide: false }]));
    return { entries, left: 0, routes: {} as never };
  });
});
afterEach(() => void vi.restoreAllMocks());

it('makes the indexes that the memory holds, stores the documents of the other sites, and says which they are', async () => {
  const lines = catchLog();
  expect(await prepareSearch(of, { ask, most: 60 })).toEqual([]);
  expect(ask.mock.calls.map(([{ host, path }]) => `${host} ${path}`)).toEqual([
    'es.example.com /api/search?site=es-ES&q=0',
    'pl.example.com /api/search?site=pl-PL&q=0',
  ]);
  expect(vi.mocked(collectDocuments).mock.calls.map(([locale]) => locale)).toEqual(['es-MX']);
  expect(lines).toEqual([expect.objectContaining({ level: 'warn', sites: 'es-MX' })]);
});

it('goes on with the other sites where one fails, and tells which', async () => {
  ask.mockResolvedValueOnce({ status: 503, headers: {}, header: () => undefined, body: '' });
  expect(await prepareSearch(of, { ask, most: 1_000 })).toEqual(['es-ES']);
  expect(ask).toHaveBeenCalledTimes(3);
});
