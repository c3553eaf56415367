/** Of a web app that does not answer. */
const DEFAULT_LIMITS = { firstMs: 500, maxMs: 5 * 60 * 1000 };

/** Milliseconds until try number `attempts + 1`: doubled each time up to a maximum. */
export function retryDelay(attempts: number, { firstMs, maxMs } = DEFAULT_LIMITS): number {
  return Math.min(maxMs, firstMs * 2 ** Math.min(attempts - 1, 20));
}
