import 'server-only';
import { randomUUID } from 'node:crypto';
import { isLocale, type Locale, locales } from '@prestafaro/countries';
import { processWide } from '@/cms/process-wide';
import { listenOnRedis, withRedis } from '@/server/redis/redis';
import { type AddressChange, addressChangeSchema, forgottenBefore, keyOfChange } from '@/server/routing/address-change';
import { type SiteLoad, type SiteLoads, siteLoadSchema } from '@/server/routing/site-loads';

// The names contain the version, because servers of two builds may run side by side and share what both can read.
const timesKey = 'prestafaro:{route-manifest-4}:loaded-at';
const contentsKey = 'prestafaro:{route-manifest-4}:contents';
const changesKey = 'prestafaro:{route-manifest-4}:changes';
/** The channel on which a server announces the sites that it has loaded, and each change of an entry. */
export const manifestChannel = 'prestafaro:route-manifest-4';

/** A server ignores its own announcements. */
const self = processWide('manifest-author', () => ({ id: randomUUID() }));

/**
 * Seconds after which Redis deletes what no server has stored again. Each full read stores it again, so only the names of an older
 * version reach this age. Redis drops keys with a lifetime when its memory is full, and must keep its others (record 049).
 */
const lifetime = 3 * 24 * 3600;
const expireScript = `for _, key in ipairs(KEYS) do redis.call('EXPIRE', key, ${lifetime}) end`;

/**
 * Stores each site that is later than the stored one, announces those whose content changed, and forgets old changes. It is one
 * step for Redis, so that two servers that save at once cannot overwrite the later site.
 */
const saveLoadsScript = `
local changed = {}
for i = 3, #ARGV, 4 do
  local locale, loadedAt, content, forgottenBefore = ARGV[i], ARGV[i + 1], ARGV[i + 2], ARGV[i + 3]
  local known = redis.call('HGET', KEYS[1], locale)
  if not known or known < loadedAt then
    redis.call('HSET', KEYS[1], locale, loadedAt)
    if redis.call('HGET', KEYS[2], locale) ~= content then
      redis.call('HSET', KEYS[2], locale, content)
      changed[#changed + 1] = locale
    end
    local entries = redis.call('HGETALL', KEYS[3])
    for j = 1, #entries, 2 do
      local isOld = string.sub(entries[j + 1], 1, 24) < forgottenBefore
      if isOld and string.match(entries[j], '^%S+') == locale then redis.call('HDEL', KEYS[3], entries[j]) end
    end
  end
end
${expireScript}
if #changed > 0 then redis.call('PUBLISH', ARGV[1], ARGV[2] .. ' loads ' .. table.concat(changed, ' ')) end
return changed`;

/** Stores a change and announces it, unless a change of the same entry is stored that is as late or later. */
const saveChangeScript = `
local known = redis.call('HGET', KEYS[1], ARGV[3])
if known and string.sub(known, 1, 24) >= ARGV[4] then return 0 end
redis.call('HSET', KEYS[1], ARGV[3], ARGV[4] .. ' ' .. ARGV[5])
${expireScript}
redis.call('PUBLISH', ARGV[1], ARGV[2] .. ' change ' .. ARGV[5])
return 1`;

/** Shares full reads of sites with the other servers. Without Redis nothing happens. */
export async function shareLoads(loads: SiteLoads): Promise<void> {
  const sites = (Object.entries(loads) as [Locale, SiteLoad][]).flatMap(([locale, { loadedAt, content }]) => [
    locale,
    loadedAt,
    JSON.stringify(content),
    forgottenBefore(loadedAt),
  ]);
  await withRedis((client) =>
    client.eval(saveLoadsScript, {
      keys: [timesKey, contentsKey, changesKey],
      arguments: [manifestChannel, self.id, ...sites],
    }),
  );
}

/** Shares one change with the other servers. Without Redis nothing happens. */
export async function shareChange(change: AddressChange): Promise<void> {
  await withRedis((client) =>
    client.eval(saveChangeScript, {
      keys: [changesKey],
      arguments: [manifestChannel, self.id, keyOfChange(change), change.at, JSON.stringify(change)],
    }),
  );
}

interface SharedManifest {
  readonly loads: SiteLoads;
  readonly changes: readonly AddressChange[];
}

/** The shared loads of some sites with all shared changes. Empty without Redis; what cannot be read is left out. */
export async function readSharedManifest(of: readonly Locale[] = locales): Promise<SharedManifest> {
  const stored = await withRedis((client) =>
    // Read together, so that the time and the content belong to the same load.
    client
      .multi()
      .hmGet(timesKey, [...of])
      .hmGet(contentsKey, [...of])
      .hVals(changesKey)
      .exec(),
  );
  const [times, contents, changes] = (stored ?? [[], [], []]) as unknown as (string | null)[][];
  const loads: Partial<Record<Locale, SiteLoad>> = {};
  of.forEach((locale, index) => {
    const load = siteLoadSchema.safeParse({ loadedAt: times?.[index], content: jsonOf(contents?.[index]) });
    if (load.success) loads[locale] = load.data;
  });
  return { loads, changes: (changes ?? []).flatMap((value) => changeOf(value?.slice(atLength + 1))) };
}

/** Length of a time as `toISOString` writes it. */
const atLength = 24;

function changeOf(text: string | undefined): readonly AddressChange[] {
  const change = addressChangeSchema.safeParse(jsonOf(text));
  return change.success ? [change.data] : [];
}

interface ManifestListener {
  /** Another server has shared new loads of these sites. */
  onLoads(of: readonly Locale[]): void;
  /** Another server has shared a change. */
  onChange(change: AddressChange): void;
}

/** Calls functions with the announcements of the other servers. */
export function onSharedManifest({ onLoads, onChange }: ManifestListener): void {
  listenOnRedis(manifestChannel, (message) => {
    const [, author, kind, content = ''] = /^(\S+) (loads|change) (.*)$/s.exec(message) ?? [];
    if (author === self.id) return;
    if (kind === 'loads') onLoads(content.split(' ').filter(isLocale));
    else for (const change of changeOf(content)) onChange(change);
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
