import { afterEach, expect, it, vi } from 'vitest';
import { CmsUnavailable } from '@/cms/cms-error';
import { findBestPages } from '@/features/search/find-pages';
import { suggest } from '@/features/search/suggest';
import { catchLog } from '@/server/testing/catch-log';

vi.mock('@/features/search/find-pages');

const ask = (query: Record<string, string>) => suggest(new URLSearchParams(query));
afterEach(() => vi.restoreAllMocks());

it.each([
  [{}, 'no-site'],
  [{ site: 'xx-XX', q: 'a' }, 'no-site'],
  [{ site: 'es-ES' }, 'no-query'],
  [{ site: 'es-ES', q: ' \u0000' }, 'no-query'],
  [{ site: 'es-ES', q: 'a'.repeat(81) }, 'too-long'],
])('%j is refused as %s', async (query: Record<string, string>, outcome) => {
  expect(await ask(query)).toEqual({ outcome });
});

it('names the kind of each page in the language of the site, and says how many there are', async () => {
  const page = { kind: 'bank', path: '/bank/x/', title: [['X', true]], description: [] } as const;
  vi.mocked(findBestPages).mockResolvedValue({ pages: [page], total: 40 });
  expect(await ask({ site: 'pl-PL', q: 'x' })).toEqual({
    outcome: 'found',
    answer: {
      suggestions: [{ path: '/bank/x/', title: [['X', true]], kind: 'Banki' }],
      status: '1 podpowiedź. Wybierz ją strzałką w dół.',
    },
  });
});

it('says that the search is away, and logs no query', async () => {
  const lines = catchLog();
  vi.mocked(findBestPages).mockRejectedValue(new CmsUnavailable('The CMS did not answer'));
  expect(await ask({ site: 'es-ES', q: 'mi nombre' })).toEqual({ outcome: 'away' });
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain('mi nombre');
});
