import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isChunkFailure } from '@/shell/errors/reload-guard';

const reload = vi.fn();

/** The guard of a page that has just been loaded: each load runs our modules again. */
async function loadGuard(): Promise<typeof import('@/shell/errors/reload-guard')> {
  vi.resetModules();
  return await import('@/shell/errors/reload-guard');
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('location', { reload });
  reload.mockClear();
});

afterEach(() => void vi.unstubAllGlobals());

describe('the reload guard', () => {
  it('reloads once in 10 seconds', async () => {
    const answers: boolean[] = [];
    for (const now of [100_000, 109_999, 110_000]) answers.push((await loadGuard()).reloadOnce(now));
    expect(answers).toEqual([true, false, true]);
    expect(reload).toHaveBeenCalledTimes(2);
  });
  it('says of more failures of a page that its reload is under way', async () => {
    const { reloadOnce } = await loadGuard();
    expect([reloadOnce(100_000), reloadOnce(100_010)]).toEqual([true, true]);
    expect(reload).toHaveBeenCalledTimes(1);
  });
  describe('without session storage', () => {
    const openedBy = (type: string, forMs: number) =>
      vi.stubGlobal('performance', { getEntriesByType: () => [{ type }], now: () => forMs });
    beforeEach(() => {
      vi.stubGlobal('sessionStorage', {
        getItem: () => {
          throw new Error('forbidden');
        },
      });
    });
    it.each([
      ['reloads a page that a link has opened', 'navigate', 500, true],
      ['does not reload a page that a reload has opened less than 10 seconds before', 'reload', 9_999, false],
      ['reloads a page that a reload has opened 10 seconds before', 'reload', 10_000, true],
    ])('%s', async (_, type, forMs, isReloaded) => {
      openedBy(type, forMs);
      const { reloadOnce } = await loadGuard();
      expect(reloadOnce()).toBe(isReloaded);
      expect(reload).toHaveBeenCalledTimes(Number(isReloaded));
    });
    it('reloads a page once when it fails in two places', async () => {
      openedBy('navigate', 500);
      const { reloadOnce } = await loadGuard();
      expect([reloadOnce(), reloadOnce()]).toEqual([true, true]);
      expect(reload).toHaveBeenCalledTimes(1);
    });
  });
  it('recognises a missing chunk by its error', () => {
    expect(isChunkFailure(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true);
    expect(isChunkFailure(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toBe(true);
    expect(isChunkFailure(new Error('Loading chunk 7 failed'))).toBe(true);
    expect(isChunkFailure(new Error('other'))).toBe(false);
  });
});
