import 'server-only';
import { randomUUID } from 'node:crypto';
import { isLocale, type Locale, locales } from '@prestafaro/countries';
import { z } from 'zod';
import { processWide } from '@/cms/process-wide';
import { listenOnRedis, withRedis } from '@/server/redis/redis';
import { type AddressChange, addressChangeSchema, forgottenBefore, keyOfChange } from '@/server/routing/address-change';
import {
  type ContentName,
  contentNameSchema,
  digestsOf,
  joinContent,
  type Piece,
  pieceOfText,
  splitContent,
  textOfPiece,
} from '@/server/routing/manifest-pieces';
import type { SiteContent } from '@/server/routing/site-content';
import { type SiteLoad, type SiteLoads, siteLoadSchema } from '@/server/routing/site-loads';

// The names contain the version, because servers of two builds may run side by side and share what both can read.
const timesKey = 'prestafaro:{route-manifest-6}:loaded-at';
/** The name of each site's content. Its pieces are keys of their own, so that a change of one entry moves a hundred kilobytes. */
const contentsKey = 'prestafaro:{route-manifest-6}:contents';
const keyOfPiece = (digest: string) => `prestafaro:{route-manifest-6}:piece:${digest}`;
const changesKey = 'prestafaro:{route-manifest-6}:changes';
/** The channel on which a server announces the sites that it has loaded, and each change of an entry. */
export const manifestChannel = 'prestafaro:route-manifest-6';

/** A server ignores its own announcements. */
const self = processWide('manifest-author', () => ({ id: randomUUID() }));

/**
 * Seconds after which Redis deletes what no server has stored again. Each full read stores it again, so only the names of an older
 * version reach this age. Redis drops keys with a lifetime when its memory is full, and must keep its others (record 049).
 */
const lifetime = 3 * 24 * 3600;
const expireScript = `for _, key in ipairs(KEYS) do redis.call('EXPIRE', key, ${lifetime}) end`;

/** Keeps pieces for another lifetime, and returns the places of those that are not stored. */
const keepPiecesScript = `
local missing = {}
for i, key in ipairs(KEYS) do
  if redis.call('EXPIRE', key, ${lifetime}) == 0 then missing[#missing + 1] = i - 1 end
end
return missing`;

/** Seconds for which a server that reads the former content may still need its pieces. */
const graceOfPiece = 60;

/**
 * Stores each site that is later than the stored one, announces those whose content changed, and forgets old changes. A site with changes
 * is announced as well: after a restore its content is that of the former load, and the other servers still apply the changes. It is one
 * step for Redis, so that two servers that save at once cannot overwrite the later site. Returns the names that it replaced.
 */
const saveLoadsScript = `
local changed, replaced = {}, {}
for i = 3, #ARGV, 4 do
  local locale, loadedAt, content, forgottenBefore = ARGV[i], ARGV[i + 1], ARGV[i + 2], ARGV[i + 3]
  local known = redis.call('HGET', KEYS[1], locale)
  if not known or known < loadedAt then
    redis.call('HSET', KEYS[1], locale, loadedAt)
    local former = redis.call('HGET', KEYS[2], locale)
    local isChanged = former ~= content
    if isChanged then
      replaced[#replaced + 1] = former or nil
      redis.call('HSET', KEYS[2], locale, content)
    end
    local entries = redis.call('HGETALL', KEYS[3])
    for j = 1, #entries, 2 do
      if string.match(entries[j], '^%S+') == locale then
        isChanged = true
        if string.sub(entries[j + 1], 1, 24) < forgottenBefore then redis.call('HDEL', KEYS[3], entries[j]) end
      end
    end
    if isChanged then changed[#changed + 1] = locale end
  end
end
${expireScript}
if #changed > 0 then redis.call('PUBLISH', ARGV[1], ARGV[2] .. ' loads ' .. table.concat(changed, ' ')) end
return replaced`;

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
  const sites = Object.entries(loads) as [Locale, SiteLoad][];
  // First the pieces, so that each name that a server reads has them.
  for (const [, { content }] of sites) if (!(await storePieces(content))) return;
  const saved = sites.flatMap(([locale, { loadedAt, version, content }]) => [
    locale,
    loadedAt,
    JSON.stringify({ version, ...splitContent(content).name }),
    forgottenBefore(loadedAt),
  ]);
  const replaced = await withRedis((client) =>
    client.eval(saveLoadsScript, {
      keys: [timesKey, contentsKey, changesKey],
      arguments: [manifestChannel, self.id, ...saved],
    }),
  );
  const used = new Set(sites.flatMap(([, { content }]) => digestsOf(splitContent(content).name)));
  for (const former of Array.isArray(replaced) ? replaced : []) await dropPieces(String(former), used);
}

/** Stores the pieces that Redis does not have. @returns false without Redis, or if it is lost meanwhile */
async function storePieces(content: SiteContent): Promise<boolean> {
  const pieces = [...splitContent(content).pieces];
  const keys = pieces.map(([digest]) => keyOfPiece(digest));
  if (keys.length === 0) return true;
  const missing = await withRedis((client) => client.eval(keepPiecesScript, { keys, arguments: [] }));
  if (!Array.isArray(missing)) return false;
  for (const place of missing.map(Number)) {
    const [digest = '', piece = { rows: [] }] = pieces[place] ?? [];
    const options = { EX: lifetime };
    if ((await withRedis((client) => client.set(keyOfPiece(digest), textOfPiece(piece), options))) === undefined)
      return false;
  }
  return true;
}

/** The pieces of a replaced content expire soon, unless a present one has them too. */
async function dropPieces(former: string, used: ReadonlySet<string>): Promise<void> {
  const name = contentNameSchema.safeParse(jsonOf(former)).data;
  const unused = name ? digestsOf(name).filter((digest) => !used.has(digest)) : [];
  await withRedis((client) => Promise.all(unused.map((digest) => client.expire(keyOfPiece(digest), graceOfPiece))));
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

/**
 * The shared loads of some sites with all shared changes. Empty without Redis; what cannot be read is left out.
 * @param held the loads of this server: only pieces that they lack are fetched
 */
export async function readSharedManifest(
  of: readonly Locale[] = locales,
  held: SiteLoads = {},
): Promise<SharedManifest> {
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
  for (const [index, locale] of of.entries()) {
    const load = sharedLoadSchema.safeParse({ loadedAt: times?.[index], content: jsonOf(contents?.[index]) });
    if (!load.success) continue;
    const { loadedAt, content: name } = load.data;
    const content = await contentOf(name, held[locale]?.content);
    if (content) loads[locale] = { loadedAt, ...(name.version && { version: name.version }), content };
  }
  return { loads, changes: (changes ?? []).flatMap((value) => changeOf(value?.slice(atLength + 1))) };
}

const sharedLoadSchema = z.object({
  loadedAt: siteLoadSchema.shape.loadedAt,
  content: contentNameSchema.extend({ version: siteLoadSchema.shape.version }),
});

/** The content of a name: the one that is held, if it is the same, or else of its pieces and those in Redis. */
async function contentOf(name: ContentName, held: SiteContent | undefined): Promise<SiteContent | undefined> {
  const own = held && splitContent(held);
  if (own && isSameName(name, own.name)) return held;
  const fetched = new Map<string, Piece | undefined>();
  const lacking = digestsOf(name).filter((digest) => !own?.pieces.has(digest));
  for (let start = 0; start < lacking.length; start += piecesOfFetch) {
    const some = lacking.slice(start, start + piecesOfFetch);
    const texts = await withRedis((client) => client.mGet(some.map(keyOfPiece)));
    some.forEach((digest, index) => void fetched.set(digest, pieceOfText(digest, texts?.[index])));
  }
  return joinContent(name, (digest) => own?.pieces.get(digest) ?? fetched.get(digest));
}

/** Pieces of one command: one that takes long would make the others of the connection late. */
const piecesOfFetch = 16;

const isSameName = ({ isOpen, lendersGuide, lists }: ContentName, own: ContentName) =>
  JSON.stringify([isOpen, lendersGuide, lists]) === JSON.stringify([own.isOpen, own.lendersGuide, own.lists]);

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
  if (!time) return Date.now();
  const [seconds, microseconds] = time.map(Number);
  return Number(seconds) * 1_000 + Math.floor(Number(microseconds) / 1_000);
}

function jsonOf(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
