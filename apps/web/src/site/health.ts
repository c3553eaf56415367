import 'server-only';
import type { Health } from '@prestafaro/types/health';
import { isCmsReachable } from '@/cms/client';
import { ownBuild } from '@/site/builds/own-build';
import { currentManifest } from '@/site/routes/manifest-slot';

/** After five missed refreshes the addresses count as old. */
const oldAfterSeconds = 300;

/** Whether this server can serve: failing without a manifest, degraded while the CMS is away (stale pages still serve). */
export async function health(now = Date.now()): Promise<Health> {
  const manifest = currentManifest();
  const age = manifest ? Math.round((now - Date.parse(manifest.loadedAt)) / 1000) : undefined;
  const addresses: Health['checks'][string] =
    age === undefined
      ? { ok: false, reason: 'no route manifest yet' }
      : age > oldAfterSeconds
        ? { ok: false, reason: `the route manifest is ${age} seconds old` }
        : { ok: true };
  const cms: Health['checks'][string] = (await isCmsReachable()) ? { ok: true } : { ok: false, reason: 'no answer' };
  const status = !manifest ? 'failing' : addresses.ok && cms.ok ? 'ok' : 'degraded';
  return { status, version: ownBuild.id, checks: { addresses, cms } };
}
