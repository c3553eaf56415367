import { describe, expect, it, vi } from 'vitest';
import { warmedAll, warmLater } from '@/server/revalidation/warm-later';

const page = (path: string) => ({ host: 'es.localhost', path });
const fresh = { status: 200, header: () => 'HIT' };

describe('warmLater', () => {
  it('makes each waiting page once, one after the other', async () => {
    let most = 0;
    let now = 0;
    const requested: string[] = [];
    const ask = vi.fn(async ({ path }: { path: string }) => {
      requested.push(path);
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
      return fresh as never;
    });
    warmLater([page('/'), page('/blog/')], ask, 0);
    warmLater([page('/blog/'), page('/offers/')], ask, 0);
    await warmedAll();
    expect(requested).toEqual(['/', '/blog/', '/offers/']);
    expect(most).toBe(1);
  });

  it('makes a page again that is dropped while it is being made, and continues after a failure', async () => {
    const requested: string[] = [];
    const ask = vi.fn(async ({ path }: { path: string }) => {
      requested.push(path);
      if (requested.length === 1) warmLater([page('/')], ask as never, 0);
      throw new Error('refused');
    });
    warmLater([page('/'), page('/blog/')], ask as never, 0);
    await warmedAll();
    expect(requested).toEqual(['/', '/blog/', '/']);
  });
});
