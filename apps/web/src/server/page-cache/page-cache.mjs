// @ts-check
import { channel } from 'node:diagnostics_channel';
import { buildIdOf, FileSystemCache, isDropped, isPrefetch, isServing } from '../next-internals/page-store.mjs';
import { BriefPages } from './brief-pages.mjs';
import { isFresh, renderOnce } from './one-render.mjs';
import { pageGroup } from './page-group.mjs';
import { PagesOfQueries } from './pages-of-queries.mjs';
import { SharedPages } from './shared-pages.mjs';
import { completePage, isStorable } from './stored-page.mjs';

/**
 * @typedef {import('../next-internals/page-store.mjs').CacheHandler} CacheHandler
 * @typedef {import('../next-internals/page-store.mjs').CacheHandlerValue} CacheHandlerValue
 * @typedef {import('../next-internals/page-store.mjs').CacheContext} CacheContext
 */

/** @type {SharedPages | undefined} one for the process, because Next creates a handler for each request */
let sharedPages;

/** Also one for the process. */
const pagesOfQueries = new PagesOfQueries();
const briefPages = new BriefPages();

/** Published for each page that was made, for the metrics. */
const madePages = channel('prestafaro.made-page');

/**
 * The cache handler that Next calls to store pages and fetched data (decision 019): it uses Next's files and memory, or
 * with `REDIS_URL` a Redis that several instances share. Either way a page carries its own policy (decision 018) and
 * ETag.
 * @implements {CacheHandler}
 */
export default class PageCache {
  /**
   * The time of what this handler stores. Next creates a handler for each request, before the request reads anything. An entry that
   * was read before a tag was dropped, and is stored after it, is thus older than the drop.
   */
  #begunAt = Date.now();
  #files;
  #shared;
  #isPrefetch;

  /** @param {CacheContext} context */
  constructor(context) {
    this.#isPrefetch = isPrefetch(context);
    this.#shared = sharedPagesOf(context);
    // Beside Redis the files of the build are only read: every instance has the same files.
    this.#files = new FileSystemCache(
      this.#shared ? { ...context, flushToDisk: false, maxMemoryCacheSize: 0 } : context,
    );
  }

  /** @type {CacheHandler['get']} */
  async get(key, context) {
    if (PagesOfQueries.has(key)) return (await this.#isKnownToBeCurrent()) ? pagesOfQueries.get(key) : null;
    const entry = this.#shared
      ? await this.#getShared(this.#shared, key, context)
      : await this.#files.get(key, context);
    completePage(entry?.value);
    return entry;
  }

  /** @type {CacheHandler['set']} */
  async set(key, value, context) {
    try {
      if (value?.kind === 'APP_PAGE' || value?.kind === 'APP_ROUTE') madePages.publish(value.kind);
      await this.#store(key, value, context);
    } finally {
      // Also for a page that may not be stored: the next instance makes it then.
      await this.#shared?.locks.release(key);
    }
  }

  /** @type {CacheHandler['set']} */
  async #store(key, value, context) {
    completePage(value);
    if (!isStorable(value)) return;
    if (PagesOfQueries.has(key)) {
      const { cacheControl } = /** @type {{ cacheControl?: CacheHandlerValue['cacheControl'] }} */ (context);
      if (await this.#isKnownToBeCurrent())
        pagesOfQueries.set(key, { value, lastModified: this.#begunAt, cacheControl });
      return;
    }
    if (!this.#shared) {
      // Next's own store dates an entry by the time of storing, so an older one is not stored.
      const tags = 'tags' in context ? context.tags : undefined;
      if (isDropped({ value, lastModified: this.#begunAt }, tags)) return;
      return this.#files.set(key, value, /** @type {never} */ (context));
    }
    // A page that does not exist has no tag by which it could be dropped, so the other instances are not notified.
    if (value === null) return;
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined;
    const entry = { value, lastModified: this.#begunAt, cacheControl };
    if (await this.#shared.isReached()) await this.#shared.set(key, entry);
    else briefPages.set(key, entry);
  }

  /** @type {CacheHandler['revalidateTag']} */
  async revalidateTag(tags, durations) {
    await this.#files.revalidateTag(tags, durations);
    await this.#shared?.drop([tags].flat());
  }

  resetRequestCache() {}

  /** While Redis is away, it is unknown which tags other instances drop. */
  async #isKnownToBeCurrent() {
    return !this.#shared || this.#shared.isReached();
  }

  /**
   * @param {SharedPages} shared
   * @param {Parameters<CacheHandler['get']>} request
   * @returns {Promise<CacheHandlerValue | null>}
   */
  async #getShared(shared, ...request) {
    const [key, context] = request;
    const entry = (await shared.get(key)) ?? null;
    if (!entry && !(await shared.isReached())) return briefPages.get(key);
    const known = entry ?? (await this.#getBuilt(shared, ...request));
    // Next does not make a page for a prefetch, and fetched data are no pages: neither is locked.
    if (context.kind === 'FETCH' || this.#isPrefetch || (known && isFresh(known))) return known;
    return renderOnce(key, known, { pages: shared, locks: shared.locks });
  }

  /**
   * A page that is not in Redis is read from the files of the build, unless it was changed since. While Redis is away
   * this is unknown, so the page is not read.
   * @param {SharedPages} shared
   * @param {Parameters<CacheHandler['get']>} request
   * @returns {Promise<CacheHandlerValue | null>}
   */
  async #getBuilt(shared, ...request) {
    const built = await this.#files.get(...request);
    if (!built || isDropped(built)) return null;
    shared.keepCopy(request[0], built);
    return built;
  }
}

/**
 * @param {CacheContext} context
 * @returns {SharedPages | undefined} undefined without Redis, and where nothing is served
 */
function sharedPagesOf(context) {
  const { REDIS_URL } = process.env;
  if (!REDIS_URL || !isServing(context)) return undefined;
  sharedPages ??= new SharedPages({
    url: REDIS_URL,
    group: pageGroup(buildIdOf(context), process.env),
    maxBytes: context.maxMemoryCacheSize ?? 0,
  });
  return sharedPages;
}
