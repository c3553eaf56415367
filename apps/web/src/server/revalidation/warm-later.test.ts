import { describe, expect, it, vi } from 'vitest';
import { dependencyAnswered, dependencyFailed } from '@/cms/dependencies';
import { askOurselves } from '@/server/requests/loopback';
import { warmedAll, warmLater } from '@/server/revalidation/warm-later';

vi.mock('@/server/revalidation/refresh-nginx');
vi.mock('@/server/requests/loopback', () => ({ askOurselves: vi.fn() }));

const page = (path: string) => ({ locale: 'es-ES' as const, host: 'es.localhost', path });
const fresh = { status: 200, header: () => 'HIT' };

describe('warmLater', () => {
  it('tries a failed page again soon, then less and less often, until it is made', async () => {
    vi.useFakeTimers();
    const startedAt = Date.now();
    const triedAfter: number[] = [];
    vi.mocked(askOurselves).mockImplementation(async () => {
      triedAfter.push(Math.floor((Date.now() - startedAt) / 1000));
      if (triedAfter.length < 8) throw new Error('refused');
      return fresh as never;
    });
    warmLater([page('/')], [], { waitMs: 0 });
    await vi.advanceTimersByTimeAsync(300_000);
    // Each time it waits for a second, in which more pages may be added.
    expect(triedAfter).toEqual([0, 3, 8, 17, 34, 67, 103, 139]);
    vi.useRealTimers();
  });

  it('makes each waiting page once, two at a time', async () => {
    let most = 0;
    let now = 0;
    const requested: string[] = [];
    const ask = vi.fn(async ({ path }: { path: string }) => {
      requested.push(path);
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setTimeout(resolve, 1));
      now -= 1;
      return fresh as never;
    });
    warmLater([page('/'), page('/blog/')], [], { ask, waitMs: 0 });
    warmLater([page('/blog/'), page('/offers/')], [], { ask, waitMs: 0 });
    await warmedAll();
    expect(requested).toEqual(['/', '/blog/', '/offers/']);
    expect(most).toBe(2);
  });

  it('makes the pages that show a change before the other pages of the site, and none twice', async () => {
    const requested: string[] = [];
    const ask = vi.fn(async ({ path }: { path: string }) => {
      requested.push(path);
      return fresh as never;
    });
    warmLater([page('/')], [page('/'), page('/about/'), page('/blog/')], { ask, waitMs: 0 });
    warmLater([page('/blog/')], [], { ask, waitMs: 0 });
    await warmedAll();
    expect(requested).toEqual(['/', '/blog/', '/about/']);
  });

  it('makes no page while Redis is away, because it would not be stored, and all of them afterwards', async () => {
    vi.useFakeTimers();
    const requested: string[] = [];
    const ask = vi.fn(async ({ path }: { path: string }) => {
      requested.push(path);
      return fresh as never;
    });
    dependencyFailed('redis', 'refused');
    warmLater([page('/'), page('/blog/')], [], { ask, waitMs: 0 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requested).toEqual([]);
    dependencyAnswered('redis');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(requested).toEqual(['/', '/blog/']);
    vi.useRealTimers();
  });

  it('makes a page again that is dropped while it is being made, and continues after a failure', async () => {
    const requested: string[] = [];
    const ask = vi.fn(async ({ path }: { path: string }) => {
      requested.push(path);
      if (requested.length === 1) warmLater([page('/')], [], { ask: ask as never, waitMs: 0 });
      throw new Error('refused');
    });
    warmLater([page('/'), page('/blog/')], [], { ask: ask as never, waitMs: 0 });
    await warmedAll();
    expect(requested).toEqual(['/', '/blog/', '/']);
  });
});
