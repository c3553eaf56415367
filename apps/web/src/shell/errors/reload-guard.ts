/**
 * `sessionStorage` key: time of the last reload after a failure, in milliseconds since 1970. Strictly necessary (R15).
 */
const key = 'pf_reload';

/** No second reload within 10 s (specification §4). */
const pause = 10_000;

/** When this page began to reload itself, in milliseconds since 1970. */
let begunAt = Number.NEGATIVE_INFINITY;

/**
 * Reloads the page, unless it was reloaded within the last 10 seconds. A missing chunk fails in several places at once, so more
 * failures come until the page is gone.
 * @returns whether a reload is under way
 */
export function reloadOnce(now = Date.now()): boolean {
  if (now - begunAt < pause) return true;
  if (!mayReload(now)) return false;
  begunAt = now;
  location.reload();
  return true;
}

function mayReload(now: number): boolean {
  try {
    if (now - Number(sessionStorage.getItem(key) ?? 0) < pause) return false;
    sessionStorage.setItem(key, String(now));
    return true;
  } catch {
    // The visitor blocks storage. The browser itself knows whether this page comes from a reload, and since when it is open.
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return navigation?.type !== 'reload' || performance.now() >= pause;
  }
}

/** Whether an error means that a chunk of our code could not be loaded: after a deployment the old chunks are gone. */
export function isChunkFailure(error: unknown): boolean {
  // The text of an error begins with its name.
  const failure =
    /^ChunkLoadError|loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script/i;
  return error instanceof Error && failure.test(String(error));
}
