// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import tags from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

/**
 * Parts of Next that it does not export: its file cache, and the times at which tags were dropped, by which it decides
 * that an entry is stale. Next is pinned to one version, and `page-store.test.ts` fails when these change.
 * @typedef {import('next/dist/server/lib/incremental-cache/index.js').CacheHandler} CacheHandler
 * @typedef {import('next/dist/server/lib/incremental-cache/index.js').CacheHandlerValue} CacheHandlerValue
 * @typedef {import('next/dist/server/response-cache/types.js').IncrementalCacheValue} CacheValue
 * @typedef {import('next/dist/server/lib/incremental-cache/tags-manifest.external.js').TagManifestEntry} DroppedTag
 * @typedef {ConstructorParameters<typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js').default>[0]} CacheContext
 */

/**
 * Next's own cache of files and memory. The class is the default export of a CommonJS file: Node imports the exports
 * object of that file instead, and a test imports the class itself.
 * @type {typeof fileSystemCache}
 */
export const FileSystemCache = 'default' in fileSystemCache ? Object(fileSystemCache.default) : fileSystemCache;

/** Tag → the time at which it was dropped. One map for the whole process, which Next itself reads. */
export const { tagsManifest: droppedTags } = tags;

/**
 * Whether one of the tags of an entry was dropped after its time.
 * @param {CacheHandlerValue} entry a page, which carries its tags, or fetched data
 * @param {readonly string[]} [beside] the tags of fetched data, which Next passes beside the entry
 */
export function isDropped({ value, lastModified }, beside = []) {
  const carried = value && 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined;
  return tags.areTagsStale([...(typeof carried === 'string' ? carried.split(',') : []), ...beside], lastModified);
}

/**
 * Tells whether a running server stores pages: not while the app is built or developed. The proxy's bundle also
 * contains a copy of the page cache, and Next gives that one no folder.
 * @param {CacheContext} context
 */
export const isServing = ({ dev, serverDistDir }) =>
  Boolean(serverDistDir) && !dev && process.env.NEXT_PHASE !== 'phase-production-build';

/**
 * Whether a handler serves a prefetch of Next's router or of a browser: Next answers it with a stale page and does not make that page
 * again.
 * @param {CacheContext} context
 */
export const isPrefetch = ({ _requestHeaders: headers }) =>
  headers.purpose === 'prefetch' || headers['next-router-prefetch'] !== undefined;

/**
 * The id of the build that runs.
 * @param {CacheContext} context
 */
export const buildIdOf = ({ serverDistDir }) => readFileSync(join(serverDistDir, '../BUILD_ID'), 'utf8').trim();
