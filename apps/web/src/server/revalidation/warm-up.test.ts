import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf } from '@/server/revalidation/failed-pages';
import type { refreshNginx } from '@/server/revalidation/refresh-nginx';
import { warmUp } from '@/server/revalidation/warm-up';

const page = { locale: 'es-ES', host: 'es.localhost', path: '/blog/' } as const;
const answer = (status: number, cache?: string, { control = '', body = 'older' } = {}) => ({
  status,
  body,
  header: (name: string) => ({ 'x-nextjs-cache': cache, etag: '"new"', 'cache-control': control })[name],
});
const refresh = vi.fn<typeof refreshNginx>(async () => {});

beforeEach(() => refresh.mockClear());

describe('warmUp', () => {
  it('requests a page until it is fresh', async () => {
    const ask = vi
      .fn()
      .mockResolvedValueOnce(answer(200, 'STALE'))
      .mockResolvedValueOnce(answer(200, 'STALE'))
      .mockResolvedValue(answer(200, 'HIT'));
    expect(await warmUp([page], ask, refresh)).toEqual(['/blog/']);
    expect(ask).toHaveBeenCalledTimes(3);
  });
  it('stops requesting a page that fails', async () => {
    expect(await warmUp([page], vi.fn().mockResolvedValue(answer(500)), refresh)).toEqual([]);
    expect(await warmUp([page], vi.fn().mockRejectedValue(new Error('refused')), refresh)).toEqual([]);
    expect(refresh).not.toHaveBeenCalled();
  });
  it('reports a page that another server could not make: the older one then has the short lifetime of a failure', async () => {
    const brief = { control: 's-maxage=30' };
    const askOf = (made: ReturnType<typeof answer>) =>
      vi.fn().mockResolvedValueOnce(answer(200, 'STALE')).mockResolvedValue(made);
    expect(await warmUp([page], askOf(answer(200, 'HIT', brief)), refresh)).toEqual([]);
    expect(failureOf(page)).toMatchObject({ reason: 'could not be rendered' });
    // A page without offers lives as briefly.
    expect(await warmUp([page], askOf(answer(200, 'HIT', { ...brief, body: 'newer' })), refresh)).toEqual(['/blog/']);
    expect(failureOf(page)).toBeUndefined();
  });
  it('makes nginx take a page once it is fresh', async () => {
    const ask = vi.fn().mockResolvedValueOnce(answer(200, 'STALE')).mockResolvedValue(answer(200, 'HIT'));
    await warmUp([page], ask, refresh);
    expect(refresh).toHaveBeenCalledExactlyOnceWith({ host: page.host, path: page.path, etag: '"new"' });
  });
  it('leaves a page at nginx that was still stored, if only made pages are asked for', async () => {
    const stored = vi.fn().mockResolvedValue(answer(200, 'HIT'));
    await warmUp([page], stored, refresh, { onlyMade: true });
    expect(refresh).not.toHaveBeenCalled();
    const dropped = vi.fn().mockResolvedValueOnce(answer(200, 'STALE')).mockResolvedValue(answer(200, 'HIT'));
    await warmUp([page], dropped, refresh, { onlyMade: true });
    expect(refresh).toHaveBeenCalledTimes(1);
  });
  it('makes nginx take no redirect, which it does not store', async () => {
    await warmUp([page], vi.fn().mockResolvedValue(answer(308)), refresh);
    expect(refresh).not.toHaveBeenCalled();
  });
  it('makes the next page while an nginx does not answer', async () => {
    const other = { ...page, path: '/offers/' };
    const stuck = vi.fn<typeof refreshNginx>(() => new Promise(() => {}));
    expect(await warmUp([page, other], vi.fn().mockResolvedValue(answer(200)), stuck)).toEqual(['/blog/', '/offers/']);
  });
});
