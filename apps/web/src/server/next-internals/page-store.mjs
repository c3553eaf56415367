// @ts-check
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import tags from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

/**
 * What Next has and does not export: its own cache, and the moments at which tags were dropped, by which it decides
 * that an entry is stale. Next is pinned to one version, and `next-internals.test.ts` says when these are no longer there.
 *
 * @typedef {import('next/dist/server/lib/incremental-cache/index.js').CacheHandler} CacheHandler
 * @typedef {import('next/dist/server/lib/incremental-cache/index.js').CacheHandlerValue} CacheHandlerValue
 * @typedef {import('next/dist/server/response-cache/types.js').IncrementalCacheValue} CacheValue
 * @typedef {import('next/dist/server/lib/incremental-cache/tags-manifest.external.js').TagManifestEntry} DroppedTag
 * @typedef {ConstructorParameters<typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js').default>[0]} CacheContext
 */

/**
 * The class is the default of a CommonJS file: Node gives the file's exports for it, a test the class itself.
 * @type {typeof fileSystemCache}
 */
export const FileSystemCache = 'default' in fileSystemCache ? Object(fileSystemCache.default) : fileSystemCache;

/** Tag → when it was dropped. One map for all of this process, as Next itself uses it. */
export const { tagsManifest: droppedTags } = tags;

/**
 * Whether a page shows what has been changed since it was stored.
 * @param {CacheHandlerValue} entry
 */
export function isDropped({ value, lastModified }) {
  const carried = value && 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined;
  return typeof carried === 'string' && tags.areTagsStale(carried.split(','), lastModified);
}
