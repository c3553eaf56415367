/**
 * Tells which pages are worth storing: those that are requested a second time within a period. To store a page costs more than to
 * make it for one visitor, and most of what only one visitor gets is never requested again. The number of keys is bounded, because
 * every store keeps a few bytes of each for good.
 */
export class RepeatLimit {
  /** Key → whether it was admitted. */
  #keys = new Map<string, boolean>();
  #admitted = 0;
  #startedAt = Number.NEGATIVE_INFINITY;
  readonly #options: { readonly max: number; readonly maxSeen: number; readonly periodMs: number };

  /** @param options `max`: of the keys that are admitted in a period. `maxSeen`: of those that are remembered */
  constructor(options: { readonly max: number; readonly maxSeen: number; readonly periodMs: number }) {
    this.#options = options;
  }

  /** Whether the page of a key may be stored. */
  admits(key: string, now = Date.now()): boolean {
    const { max, maxSeen, periodMs } = this.#options;
    if (now - this.#startedAt >= periodMs) {
      this.#keys.clear();
      this.#admitted = 0;
      this.#startedAt = now;
    }
    const known = this.#keys.get(key);
    if (known) return true;
    if (known === undefined) {
      if (this.#keys.size < maxSeen) this.#keys.set(key, false);
      return false;
    }
    if (this.#admitted >= max) return false;
    this.#admitted += 1;
    this.#keys.set(key, true);
    return true;
  }
}
