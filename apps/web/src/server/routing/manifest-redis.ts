import 'server-only';
import { randomUUID } from 'node:crypto';
import { isLocale, type Locale, locales } from '@prestafaro/countries';
import { processWide } from '@/cms/process-wide';
import { listenOnRedis, withRedis } from '@/server/redis/redis';
import { loadedAtSchema, type RouteManifest, siteRoutesSchema } from '@/server/routing/manifest';
import type { PartialManifest } from '@/server/routing/merge-manifests';

// The names contain the version, because servers of two builds may run side by side and share what both can read.
const timesKey = 'prestafaro:{route-manifest-3}:loaded-at';
const sitesKey = 'prestafaro:{route-manifest-3}:sites';
/** The channel on which a server announces the sites whose addresses changed. */
export const manifestChannel = 'prestafaro:route-manifest-3';

/** A server ignores its own announcements. */
const self = processWide('manifest-author', () => ({ id: randomUUID() }));

/**
 * Stores each site that is later than the stored one, and announces those whose addresses changed. It is one step for
 * Redis, so that two servers that save at once cannot overwrite the later site.
 */
const saveScript = `
local changed = {}
for i = 3, #ARGV, 3 do
  local locale, loadedAt, site = ARGV[i], ARGV[i + 1], ARGV[i + 2]
  local known = redis.call('HGET', KEYS[1], locale)
  if not known or known < loadedAt then
    redis.call('HSET', KEYS[1], locale, loadedAt)
    if redis.call('HGET', KEYS[2], locale) ~= site then
      redis.call('HSET', KEYS[2], locale, site)
      changed[#changed + 1] = locale
    end
  end
end
if #changed > 0 then redis.call('PUBLISH', ARGV[1], ARGV[2] .. ' ' .. table.concat(changed, ' ')) end
return changed`;

/** Shares some sites of a manifest with the other servers. Without Redis nothing happens. */
export async function shareManifest(manifest: RouteManifest, of: readonly Locale[] = locales): Promise<void> {
  const sites = of.flatMap((locale) => [locale, manifest.loadedAt[locale], JSON.stringify(manifest.sites[locale])]);
  await withRedis((client) =>
    client.eval(saveScript, { keys: [timesKey, sitesKey], arguments: [manifestChannel, self.id, ...sites] }),
  );
}

/** The shared addresses of some sites. Empty without Redis; a site that cannot be read is left out. */
export async function readSharedManifest(of: readonly Locale[] = locales): Promise<PartialManifest> {
  const stored = await withRedis((client) =>
    // Read together, so that the time and the addresses belong to the same load.
    client
      .multi()
      .hmGet(timesKey, [...of])
      .hmGet(sitesKey, [...of])
      .exec(),
  );
  const [times, sites] = (stored ?? [[], []]) as unknown as (string | null)[][];
  const shared: { loadedAt: Partial<Record<Locale, string>>; sites: PartialManifest['sites'] & object } = {
    loadedAt: {},
    sites: {},
  };
  of.forEach((locale, index) => {
    const site = siteRoutesSchema.safeParse(jsonOf(sites?.[index]));
    const loadedAt = loadedAtSchema.safeParse(times?.[index]);
    if (!site.success || !loadedAt.success) return;
    shared.loadedAt[locale] = loadedAt.data;
    shared.sites[locale] = site.data;
  });
  return shared;
}

/** Calls a function with the sites whose addresses another server has shared. */
export function onSharedManifest(listener: (of: readonly Locale[]) => void): void {
  listenOnRedis(manifestChannel, (message) => {
    const [author, ...changed] = message.split(' ');
    if (author !== self.id) listener(changed.filter(isLocale));
  });
}

/** The time by one clock for all servers, in milliseconds: the clock of Redis, or our own without Redis. */
export async function sharedNow(): Promise<number> {
  const time = await withRedis((client) => client.time());
  return time?.getTime() ?? Date.now();
}

function jsonOf(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
