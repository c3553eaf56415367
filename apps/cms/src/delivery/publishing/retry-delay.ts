const FIRST_MS = 500;
const MAX_MS = 5 * 60 * 1000;

/** Milliseconds until try number `attempts + 1`: doubled each time, at most five minutes. */
export function retryDelay(attempts: number): number {
  return Math.min(MAX_MS, FIRST_MS * 2 ** Math.min(attempts - 1, 20));
}
