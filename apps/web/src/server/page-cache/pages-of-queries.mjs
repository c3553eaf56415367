// @ts-check

import { BoundedMemory } from '../../cms/bounded-memory.mjs';
import { isDropped } from '../next-internals/page-store.mjs';

/** @typedef {import('../next-internals/page-store.mjs').CacheHandlerValue} CacheHandlerValue */

/** Some 150 lists of offers. */
const maxBytes = 32 * 1024 * 1024;

/**
 * Internal addresses of shared pages (`server/shared-pages/shared-address.ts`) at the end of a key of Next, which begins
 * with the route: `/route-cache/APP_ROUTE/…/$/es-ES/shared/offers/…`.
 */
const address = /\/[\w-]+\/shared\/[a-z]+\/[\w-]+$/;

/**
 * Pages that everybody who sends the same query gets (decision 012). Visitors choose the queries, so these pages are
 * stored neither in files nor in Redis but in a memory of their own, where the least recently used one makes room.
 */
export class PagesOfQueries {
  /** @type {BoundedMemory<CacheHandlerValue>} */
  #memory = new BoundedMemory(maxBytes);

  /**
   * Whether a key of the page cache is that of a shared page.
   * @param {string} key
   */
  static has(key) {
    return address.test(key);
  }

  /**
   * @param {string} key
   * @returns {CacheHandlerValue | null} null for a page of which something was changed: its first visitor then waits for
   *   the new one. It is made from reads that are stored, so an outage of the CMS cannot remove it.
   */
  get(key) {
    const entry = this.#memory.get(key);
    return entry && !isDropped(entry) ? entry : null;
  }

  /**
   * @param {string} key
   * @param {CacheHandlerValue} entry
   */
  set(key, entry) {
    if (entry.value?.kind === 'APP_ROUTE') this.#memory.set(key, entry, entry.value.body.byteLength);
  }
}
