import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isChunkFailure, reloadOnce } from '@/shell/errors/reload-guard';

const reload = vi.fn();

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
  it('reloads once in 10 seconds', () => {
    expect([reloadOnce(100_000), reloadOnce(109_999), reloadOnce(110_000)]).toEqual([true, false, true]);
    expect(reload).toHaveBeenCalledTimes(2);
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
    ])('%s', (_, type, forMs, isReloaded) => {
      openedBy(type, forMs);
      expect(reloadOnce()).toBe(isReloaded);
      expect(reload).toHaveBeenCalledTimes(Number(isReloaded));
    });
  });
  it('recognises a missing chunk by its error', () => {
    expect(isChunkFailure(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true);
    expect(isChunkFailure(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toBe(true);
    expect(isChunkFailure(new Error('Loading chunk 7 failed'))).toBe(true);
    expect(isChunkFailure(new Error('other'))).toBe(false);
  });
});
