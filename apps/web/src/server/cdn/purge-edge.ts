import 'server-only';
import { channel } from 'node:diagnostics_channel';
import { setTimeout as wait } from 'node:timers/promises';
import { locales } from '@prestafaro/countries';
import { cacheTag } from '@/cms/cache-table';
import { dependencyAnswered, dependencyFailed } from '@/cms/dependencies';
import { processWide } from '@/cms/process-wide';
import { edgeKey } from '@/server/cdn/edge-keys.mjs';
import { type CdnSettings, purgeApis, sendPurge } from '@/server/cdn/purge-request';
import { reasonOf } from '@/server/log/log';

/**
 * Until the second purge, in milliseconds. nginx serves a page that it has stored for two seconds, and a CDN that asked nginx in this
 * time may have stored it after the first purge.
 */
const againMs = 3_000;

/** Between two requests of comments and ratings, of which there may be thousands an hour. */
const visitorsMs = 20_000;

/** Events that come together are purged together. */
const debounceMs = 50;

/** Pauses before a failed request is sent again. The last one is repeated. */
const retriesMs = [500, 2_000, 10_000, 30_000];

/** A page stays in a CDN for an hour, so an older purge has nothing to do. */
const maxAgeMs = 3_600_000;

/** Keys that wait. If there are more, all pages of all sites are purged in their place. */
const maxWaiting = 5_000;

/** The ends of purges are published here as `PurgeEnd`, for the metrics. */
export const purges = channel('prestafaro.cdn-purge');
export type PurgeEnd = 'purged' | 'failed' | 'given up';

/** Keys to purge, with the time at which each was added. */
const state = processWide('cdn-purges', () => ({
  waiting: new Map<string, number>(),
  work: undefined as Promise<void> | undefined,
}));

const cdnOfServer = processWide('cdn', () => ({ settings: undefined as CdnSettings | undefined }));

/** Sets the CDN that is in front of this server. */
export function setCdn(settings: CdnSettings | undefined): void {
  cdnOfServer.settings = settings;
}

/** The CDN in front of this server; undefined if there is none. */
export const cdnSettings = (): CdnSettings | undefined => cdnOfServer.settings;

/**
 * Purges the pages of some cache tags from the CDN, and again when nginx has forgotten their older texts (decision 079). Call it when the
 * changed page is made and nginx has it, because the CDN asks for it at once. Never throws: a failure is logged and repeated.
 * @param options.isOfVisitor a comment or a rating, which may be visible later
 */
export function purgeEdge(tags: readonly string[], { isOfVisitor = false } = {}): void {
  if (tags.length === 0 || !cdnSettings()) return;
  const keys = tags.map(edgeKey);
  if (!isOfVisitor) add(keys);
  later(keys, isOfVisitor ? visitorsMs : againMs);
}

function later(keys: readonly string[], milliseconds: number): void {
  setTimeout(() => add(keys), milliseconds).unref();
}

/** Resolves when nothing waits any more. For tests. */
export const purgedAll = async (): Promise<void> => state.work;

function add(keys: readonly string[]): void {
  const { waiting } = state;
  if (waiting.size + keys.length > maxWaiting) {
    waiting.clear();
    for (const locale of locales) waiting.set(edgeKey(cacheTag.site({ locale })), Date.now());
  } else for (const key of keys) waiting.set(key, Date.now());
  state.work ??= purgeAll().finally(() => {
    state.work = undefined;
  });
}

async function purgeAll(): Promise<void> {
  await wait(debounceMs);
  let failures = 0;
  for (let settings = cdnSettings(); settings && state.waiting.size > 0; settings = cdnSettings()) {
    const batch = [...state.waiting].slice(0, purgeApis[settings.cdn].maxKeys);
    // A key that is added again during the request has to be purged again.
    for (const [key] of batch) state.waiting.delete(key);
    try {
      await sendPurge(
        settings,
        batch.map(([key]) => key),
      );
      failures = 0;
      dependencyAnswered('cdn');
      purges.publish('purged' satisfies PurgeEnd);
    } catch (error) {
      dependencyFailed('cdn', reasonOf(error));
      purges.publish('failed' satisfies PurgeEnd);
      keepFor(batch);
      await wait(retriesMs[Math.min(failures, retriesMs.length - 1)], undefined, { ref: false });
      failures += 1;
    }
  }
}

/** Lets the keys of a failed request wait again, unless the CDN has forgotten their pages by itself. */
function keepFor(batch: readonly (readonly [string, number])[]): void {
  for (const [key, since] of batch) {
    if (Date.now() - since > maxAgeMs) purges.publish('given up' satisfies PurgeEnd);
    else if (!state.waiting.has(key)) state.waiting.set(key, since);
  }
}
