import 'server-only';
import type { Health } from '@prestafaro/types/health';
import { checkCms } from '@/cms/cms-health';
import { outages } from '@/cms/dependencies';
import { ownBuild } from '@/server/builds/own-build';
import { cdnSettings } from '@/server/cdn/purge-edge';
import { hasRedis, pingRedis } from '@/server/redis/redis';
import { failedPages } from '@/server/revalidation/failed-pages';
import type { RouteManifest } from '@/server/routing/manifest';
import { currentManifest } from '@/server/routing/manifest-slot';
import { manifestAge } from '@/server/routing/site-loads';
import { isStopping } from '@/server/stop-gracefully';

type Check = Health['checks'][string];

/** Five missed refreshes, in seconds: older addresses count as old. */
const oldAfterSeconds = 300;

/** The process answers. This does not tell whether it can serve visitors. */
export const alive = (): Health => ({ status: 'ok', version: ownBuild.id, checks: {} });

/**
 * Tells whether this server should get visitors: `failing` without addresses and while it stops, `degraded` while a
 * dependency is away that it can be without.
 */
export async function checkHealth(now = Date.now()): Promise<Health> {
  if (isStopping()) {
    const checks = { process: { ok: false, reason: 'is stopping' } } as const;
    return { status: 'failing', version: ownBuild.id, checks };
  }
  const manifest = currentManifest();
  const [cms, redis] = await Promise.all([checkCms(), hasRedis() ? checkRedis() : undefined]);
  const checks: Health['checks'] = {
    addresses: checkAddresses(manifest, now),
    cms,
    feed: checkFeeds(),
    pages: checkPages(),
    ...(redis && { redis }),
    ...(cdnSettings() && { cdn: checkCdn() }),
  };
  const isOk = Object.values(checks).every(({ ok }) => ok);
  return { status: !manifest ? 'failing' : isOk ? 'ok' : 'degraded', version: ownBuild.id, checks };
}

function checkAddresses(manifest: RouteManifest | undefined, now: number): Check {
  if (!manifest) return { ok: false, reason: 'no route manifest yet' };
  const age = manifestAge(manifest, now);
  return age > oldAfterSeconds ? { ok: false, reason: `the route manifest is ${age} seconds old` } : { ok: true };
}

async function checkRedis(): Promise<Check> {
  if (await pingRedis()) return { ok: true };
  const outage = outages().get('redis');
  return { ok: false, reason: outage ? `${outage.reason}, since ${outage.since}` : 'no answer' };
}

/** Uses the last purge: without one nothing is known to be wrong. */
function checkCdn(): Check {
  const outage = outages().get('cdn');
  return outage
    ? { ok: false, reason: `changes are not visible at the CDN: ${outage.reason}, since ${outage.since}` }
    : { ok: true };
}

/** Uses the last load of each feed: a health check does not load offers that no visitor wants to see. */
function checkFeeds(): Check {
  const away = [...outages()].filter(([dependency]) => dependency.startsWith('feed '));
  if (away.length === 0) return { ok: true };
  return {
    ok: false,
    reason: away.map(([dependency, { reason, since }]) => `${dependency}: ${reason}, since ${since}`).join('; '),
  };
}

/** The health answer names so many failed pages, and the log names each. */
const maxNamed = 5;

function checkPages(): Check {
  const pages = failedPages();
  if (pages.length === 0) return { ok: true };
  const named = pages
    .slice(0, maxNamed)
    .map(({ host, path, reason, since }) => `${host}${path} ${reason}, since ${since}`);
  return { ok: false, reason: `${pages.length} not made again after a change: ${named.join('; ')}` };
}
