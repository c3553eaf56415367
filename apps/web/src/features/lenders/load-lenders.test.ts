import { expect, it, vi } from 'vitest';
import { loadLenders } from '@/features/lenders/load-lenders';

const { readCms } = vi.hoisted(() => ({ readCms: vi.fn() }));
vi.mock('react', async (original) => ({ ...(await original<object>()), cache: (load: unknown) => load }));
vi.mock('@/cms/read', () => ({ readCms }));

it('loadLenders: returns all 250 lenders of a site, a hundred in each read', async () => {
  const published = Array.from({ length: 250 }, (_, n) => ({ name: `Entidad ${String(n).padStart(3, '0')}` }));
  readCms.mockImplementation(async (_id: string, _document: unknown, { start }: { start: number }) => ({
    lenders: published.slice(start, start + 100),
  }));
  expect(await loadLenders('es-ES')).toEqual(published);
  expect(readCms).toHaveBeenCalledTimes(3);
});
