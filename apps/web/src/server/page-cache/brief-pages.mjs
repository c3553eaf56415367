// @ts-check
import { BoundedMemory } from '../../cms/bounded-memory.mjs';
import { isDropped } from '../next-internals/page-store.mjs';

/** @typedef {import('../next-internals/page-store.mjs').CacheHandlerValue} CacheHandlerValue */

const maxBytes = 16 * 1024 * 1024;

/** As long as a page may hide a change that another instance was told of. */
const maxAgeMs = 1_000;

/**
 * Pages that are made while Redis is away, each for a second: without them every visitor of a crowd would have the page made again
 * (decision 080).
 */
export class BriefPages {
  /** @type {BoundedMemory<{ entry: CacheHandlerValue, storedAt: number }>} */
  #pages = new BoundedMemory(maxBytes);

  /**
   * @param {string} key
   * @returns {CacheHandlerValue | null}
   */
  get(key) {
    const page = this.#pages.get(key);
    if (!page) return null;
    if (Date.now() - page.storedAt <= maxAgeMs && !isDropped(page.entry)) return page.entry;
    this.#pages.delete(key);
    return null;
  }

  /**
   * @param {string} key
   * @param {CacheHandlerValue} entry
   */
  set(key, entry) {
    const { value } = entry;
    if (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') return;
    const bytes = value.kind === 'APP_PAGE' ? value.html.length + (value.rscData?.length ?? 0) : value.body.length;
    this.#pages.set(key, { entry, storedAt: Date.now() }, bytes);
  }
}
