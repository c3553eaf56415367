import { beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('the reload guard', () => {
  it('reloads once in 10 seconds', () => {
    expect([reloadOnce(100_000), reloadOnce(109_999), reloadOnce(110_000)]).toEqual([true, false, true]);
    expect(reload).toHaveBeenCalledTimes(2);
  });
  it('does not reload without session storage', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('forbidden');
      },
    });
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
  it('recognises a missing chunk by its error', () => {
    expect(isChunkFailure(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true);
    expect(isChunkFailure(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toBe(true);
    expect(isChunkFailure(new Error('Loading chunk 7 failed'))).toBe(true);
    expect(isChunkFailure(new Error('other'))).toBe(false);
  });
});
