// @ts-check

import { BoundedMemory } from '../../cms/bounded-memory.mjs';
import { isDropped } from '../next-internals/page-store.mjs';

/** @typedef {import('../next-internals/page-store.mjs').CacheHandlerValue} CacheHandlerValue */

/** Some 150 lists of offers. */
const maxBytes = 32 * 1024 * 1024;

/** Some 75 lists of offers for applicants. They have a memory of their own, so that they never displace a page that everybody gets. */
const maxOwnBytes = 16 * 1024 * 1024;

/**
 * Nothing that was made from applications stays in use for longer. It also bounds how old the facts are that drop no tag: which pages
 * are published, and whether an experiment runs.
 */
const maxOwnAgeMs = 60_000;

/**
 * Internal addresses of shared pages (`server/shared-pages/shared-address.ts`) at the end of a key of Next, which begins
 * with the route: `/route-cache/APP_ROUTE/…/$/es-ES/shared/offers/…`.
 */
const address = /\/[\w-]+\/shared\/([a-z]+)\/[\w-]+$/;

/**
 * Pages that everybody who sends the same query gets, or all applicants for whom it shows the same (decision 012). Visitors
 * choose the queries, so these pages are stored neither in files nor in Redis but in memories of their own, where the least recently
 * used one makes room.
 */
export class PagesOfQueries {
  /** @type {BoundedMemory<CacheHandlerValue>} */
  #pages = new BoundedMemory(maxBytes);
  /** @type {BoundedMemory<CacheHandlerValue>} */
  #ownPages = new BoundedMemory(maxOwnBytes);

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
    const memory = this.#memoryOf(key);
    const entry = memory.get(key);
    if (!entry) return null;
    const isTooOld = memory === this.#ownPages && Date.now() - (entry.lastModified ?? 0) > maxOwnAgeMs;
    if (!isTooOld && !isDropped(entry)) return entry;
    memory.delete(key);
    return null;
  }

  /**
   * @param {string} key
   * @param {CacheHandlerValue} entry
   */
  set(key, entry) {
    if (entry.value?.kind !== 'APP_ROUTE') return;
    const memory = this.#memoryOf(key);
    memory.set(key, entry, entry.value.body.byteLength);
    // A changed application has another key, so nobody may ever request this one again.
    if (memory === this.#ownPages) setTimeout(() => this.get(key), maxOwnAgeMs + 1).unref();
  }

  /** @param {string} key */
  #memoryOf(key) {
    return address.exec(key)?.[1] === 'own' ? this.#ownPages : this.#pages;
  }
}
