import { healthSchema } from '@prestafaro/types/health';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkCms } from '@/cms/cms-health';
import { dependencyFailed } from '@/cms/dependencies';
import { processWide } from '@/cms/process-wide';
import { forgetOutages } from '@/cms/testing/forget-outages';
import { setCdn } from '@/server/cdn/purge-edge';
import { alive, checkHealth } from '@/server/health/check-health';
import { hasRedis, pingRedis } from '@/server/redis/redis';
import { pageFailed, pageMade } from '@/server/revalidation/failed-pages';
import { putManifest } from '@/server/routing/manifest-slot';
import { testLoads } from '@/server/testing/manifest';

vi.mock('@/cms/cms-health');
vi.mock('@/server/redis/redis');

const loads = testLoads();
const loadedAt = Date.parse(loads['es-ES'].loadedAt);
const soonAfter = loadedAt + 30_000;

beforeEach(() => {
  forgetOutages();
  vi.mocked(checkCms).mockResolvedValue({ ok: true });
  vi.mocked(hasRedis).mockReturnValue(false);
  processWide('stopping', () => ({ isStopping: false })).isStopping = false;
  putManifest({ loads });
});

describe('checkHealth', () => {
  it('reports ok when every dependency answers', async () => {
    const health = await checkHealth(soonAfter);
    expect(healthSchema.parse(health)).toMatchObject({
      status: 'ok',
      checks: { addresses: { ok: true }, cms: { ok: true }, feed: { ok: true }, pages: { ok: true } },
    });
    expect(health.checks).not.toHaveProperty('redis');
  });

  it('reports degraded while the CMS is away or the addresses are old, because visitors are served', async () => {
    expect(await checkHealth(loadedAt + 301_000)).toMatchObject({
      status: 'degraded',
      checks: { addresses: { ok: false, reason: 'the route manifest is 301 seconds old' } },
    });
    vi.mocked(checkCms).mockResolvedValue({ ok: false, reason: 'no answer' });
    expect(await checkHealth(soonAfter)).toMatchObject({
      status: 'degraded',
      checks: { cms: { ok: false, reason: 'no answer' } },
    });
  });

  it('reports degraded while a configured Redis is away', async () => {
    vi.mocked(hasRedis).mockReturnValue(true);
    vi.mocked(pingRedis).mockResolvedValue(false);
    expect(await checkHealth(soonAfter)).toMatchObject({ status: 'degraded', checks: { redis: { ok: false } } });
    vi.mocked(pingRedis).mockResolvedValue(true);
    expect(await checkHealth(soonAfter)).toMatchObject({ status: 'ok', checks: { redis: { ok: true } } });
  });

  it('reports degraded after offers could not be loaded, with feed and time', async () => {
    dependencyFailed('feed config es', 'The feed answered 503');
    const { status, checks } = await checkHealth(soonAfter);
    expect(status).toBe('degraded');
    expect(checks.feed).toMatchObject({
      reason: expect.stringMatching(/^feed config es: The feed answered 503, since \d{4}-/),
    });
  });

  it('reports degraded while the CDN takes no purge', async () => {
    setCdn({ cdn: 'fastly', serviceId: 'service1', token: 'a-token', apiUrl: undefined });
    onTestFinished(() => setCdn(undefined));
    expect(await checkHealth(soonAfter)).toMatchObject({ status: 'ok', checks: { cdn: { ok: true } } });
    dependencyFailed('cdn', 'fastly answered 503');
    const { status, checks } = await checkHealth(soonAfter);
    expect(status).toBe('degraded');
    expect(checks.cdn).toMatchObject({
      reason: expect.stringMatching(/^changes are not visible at the CDN: fastly answered 503, since \d{4}-/),
    });
  });

  it('reports degraded while a changed page cannot be made again, with its address', async () => {
    const page = { locale: 'es-ES', host: 'es.example.com', path: '/blog/x/' } as const;
    pageFailed(page, 'answered 500');
    const { status, checks } = await checkHealth(soonAfter);
    expect(status).toBe('degraded');
    expect(checks.pages).toMatchObject({
      reason: expect.stringMatching(
        /^1 not made again after a change: es\.example\.com\/blog\/x\/ answered 500, since \d{4}-/,
      ),
    });
    pageMade(page);
    expect(await checkHealth(soonAfter)).toMatchObject({ status: 'ok' });
  });

  it('reports failing while the server stops, so that it gets no new visitors', async () => {
    processWide('stopping', () => ({ isStopping: false })).isStopping = true;
    expect(await checkHealth(soonAfter)).toMatchObject({ status: 'failing', checks: { process: { ok: false } } });
  });

  it('reports failing without addresses, while the liveness check reports ok', async () => {
    processWide<{ current?: unknown }>('route-manifest', () => ({})).current = undefined;
    expect(await checkHealth(soonAfter)).toMatchObject({ status: 'failing', checks: { addresses: { ok: false } } });
    expect(alive()).toMatchObject({ status: 'ok', checks: {} });
  });
});
