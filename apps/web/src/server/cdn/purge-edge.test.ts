import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { outages } from '@/cms/dependencies';
import { forgetOutages } from '@/cms/testing/forget-outages';
import { edgeKey } from '@/server/cdn/edge-keys.mjs';
import { purgedAll, purgeEdge, purges, setCdn } from '@/server/cdn/purge-edge';
import { startCdnStandIn } from '../../../../../scripts/stack/cdn-stand-in.mjs';

const token = 'a-token-of-this-test-0123456789';
const ends: unknown[] = [];
const count = (end: unknown) => void ends.push(end);

async function standIn(cdn: 'fastly' | 'cloudflare', settings = {}) {
  const opened = await startCdnStandIn({ cdn, serviceId: 'service1', token, originPort: () => 0 });
  onTestFinished(opened.close);
  setCdn({ cdn, serviceId: 'service1', token, apiUrl: opened.apiUrl, ...settings });
  return opened;
}

beforeEach(() => {
  forgetOutages();
  ends.length = 0;
  purges.subscribe(count);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  purges.unsubscribe(count);
  vi.useRealTimers();
});

describe('purgeEdge', () => {
  it.each(['fastly', 'cloudflare'] as const)(
    'purges the keys of all tags at %s, and again when nginx has the new page',
    async (cdn) => {
      const { purges: done } = await standIn(cdn);
      purgeEdge(['article:es-ES:a', 'menu:es-ES']);
      await vi.waitUntil(() => done.length === 1);
      const keys = [edgeKey('article:es-ES:a'), edgeKey('menu:es-ES')];
      expect(done).toEqual([{ keys, isSoft: cdn === 'fastly' }]);
      await purgedAll();
      vi.advanceTimersByTime(3_000);
      await vi.waitUntil(() => done.length === 2);
      expect(done[1]).toEqual(done[0]);
    },
  );

  it('joins events that come together, and sends no more keys in a request than the CDN takes', async () => {
    const { purges: done } = await standIn('cloudflare');
    for (let number = 0; number < 70; number += 1) purgeEdge([`article:es-ES:${number}`, 'menu:es-ES']);
    await vi.waitUntil(() => done.length === 3);
    expect(done.map(({ keys }) => keys.length)).toEqual([30, 30, 11]);
    await purgedAll();
  });

  it('purges ratings of visitors together, some seconds later', async () => {
    const { purges: done } = await standIn('fastly');
    for (let number = 0; number < 50; number += 1) purgeEdge([`ratings:es-ES:${number}`], { isOfVisitor: true });
    await purgedAll();
    expect(done).toEqual([]);
    vi.advanceTimersByTime(20_000);
    await vi.waitUntil(() => done.length === 1);
    expect(done[0]?.keys).toHaveLength(50);
    await purgedAll();
  });

  it('reports one outage while the CDN refuses, and purges everything when it takes requests again', async () => {
    const cdn = await standIn('fastly');
    cdn.isRefusing = true;
    purgeEdge(['article:es-ES:a']);
    await vi.waitUntil(() => ends.length === 1);
    purgeEdge(['article:es-ES:b']);
    expect(outages().get('cdn')?.reason).toBe('Error: fastly answered 503');
    cdn.isRefusing = false;
    await vi.waitUntil(() => cdn.purges.length > 0, { timeout: 5_000 });
    await purgedAll();
    expect(cdn.purges.flatMap(({ keys }) => keys)).toEqual(
      expect.arrayContaining([edgeKey('article:es-ES:a'), edgeKey('article:es-ES:b')]),
    );
    expect(ends).toEqual(['failed', 'purged']);
  });

  it.each([
    [{ token: 'another-token-0123456789' }, /403: check CDN_PURGE_TOKEN/],
    [{ serviceId: 'service2' }, /404: check CDN_SERVICE_ID/],
    [{ apiUrl: 'http://localhost:1' }, /fastly did not answer/],
  ])('names the setting to check, and not the token: %o', async (settings, reason) => {
    await standIn('fastly', settings);
    purgeEdge(['menu:es-ES']);
    await vi.waitUntil(() => ends.length > 0);
    expect(outages().get('cdn')?.reason).toMatch(reason);
    expect(outages().get('cdn')?.reason).not.toContain('token-');
    await standIn('fastly');
    await purgedAll();
  });

  it('does nothing without a CDN', async () => {
    setCdn(undefined);
    purgeEdge(['menu:es-ES']);
    await purgedAll();
    expect(ends).toEqual([]);
  });
});
