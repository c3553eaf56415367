import { describe, expect, it, vi } from 'vitest';
import { warmUp } from '@/server/revalidation/warm-up';

const page = { host: 'es.localhost', path: '/blog/' };
const answer = (status: number, cache?: string) => ({
  status,
  header: (name: string) => (name === 'x-nextjs-cache' ? cache : undefined),
});

describe('warmUp', () => {
  it('requests a page until it is fresh', async () => {
    const ask = vi
      .fn()
      .mockResolvedValueOnce(answer(200, 'STALE'))
      .mockResolvedValueOnce(answer(200, 'STALE'))
      .mockResolvedValue(answer(200, 'HIT'));
    expect(await warmUp([page], ask)).toEqual(['/blog/']);
    expect(ask).toHaveBeenCalledTimes(3);
  });
  it('stops requesting a page that fails', async () => {
    expect(await warmUp([page], vi.fn().mockResolvedValue(answer(500)))).toEqual([]);
    expect(await warmUp([page], vi.fn().mockRejectedValue(new Error('refused')))).toEqual([]);
  });
});
