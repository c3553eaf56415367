// @ts-check
import { isDropped } from '../next-internals/page-store.mjs';

/**
 * @typedef {import('../next-internals/page-store.mjs').CacheHandlerValue} CacheHandlerValue
 * @typedef {Pick<import('./shared-pages.mjs').SharedPages, 'read' | 'changed'>} Pages
 * @typedef {Pick<import('./page-locks.mjs').PageLocks, 'take' | 'release'>} Locks
 */

/** Milliseconds for which a visitor waits for a page that another instance is making for the first time. */
const waitMs = 1_000;

/** The header of an older page that another instance is making again. `requests/state-older-page.ts` replaces it. */
const olderHeader = 'x-pf-older';

/** Seconds for which Next takes such a page for fresh, and so does not make it again itself. */
const olderLifetime = 1;

/**
 * Lets one instance make a page that was dropped or is not stored (decision 080). The others show the older page meanwhile. Without an
 * older page they wait for a second, and then make the page themselves.
 * @param {string} key
 * @param {CacheHandlerValue | null} older
 * @param {{ pages: Pages, locks: Locks, timeoutMs?: number }} shared
 * @returns {Promise<CacheHandlerValue | null>} what Next gets: it makes the page again unless this is fresh
 */
export async function renderOnce(key, older, { pages, locks, timeoutMs = waitMs }) {
  // Before the lock is tried: otherwise the page could be made after the attempt and before we listen.
  const changed = older ? undefined : pages.changed(key, timeoutMs);
  try {
    const lock = await locks.take(key);
    if (lock === undefined) return older;
    if (lock === 'ours') {
      const made = await freshPage(key, pages);
      if (made) await locks.release(key);
      return made ?? older;
    }
    if (older) return shownMeanwhile(older);
    const made = await freshPage(key, pages);
    if (made) return made;
    await changed?.promise;
    return (await freshPage(key, pages)) ?? null;
  } finally {
    changed?.stop();
  }
}

/**
 * Another instance may have stored the page since it was read.
 * @param {string} key
 * @param {Pages} pages
 */
async function freshPage(key, pages) {
  const entry = await pages.read(key);
  return entry && isFresh(entry) ? entry : undefined;
}

/**
 * Whether Next serves an entry without making it again.
 * @param {CacheHandlerValue} entry
 */
export function isFresh(entry) {
  const revalidate = entry.cacheControl?.revalidate;
  const isOver = typeof revalidate === 'number' && (entry.lastModified ?? 0) + revalidate * 1000 < Date.now();
  return !isOver && !isDropped(entry);
}

/**
 * @param {CacheHandlerValue} older
 * @returns {CacheHandlerValue} the same page, which Next does not make again
 */
function shownMeanwhile(older) {
  const { value } = older;
  if (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') return older;
  return {
    ...older,
    lastModified: Date.now(),
    cacheControl: { expire: undefined, ...older.cacheControl, revalidate: olderLifetime },
    value: /** @type {typeof value} */ ({ ...value, headers: { ...value.headers, [olderHeader]: '1' } }),
  };
}
