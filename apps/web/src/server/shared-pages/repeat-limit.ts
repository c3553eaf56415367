interface RepeatLimitOptions {
  /** Keys that are admitted in a period. */
  readonly max: number;
  /** Keys that the requests of one visitor admit in a period. */
  readonly maxOfVisitor: number;
  /** Keys that are remembered, more than `max`. */
  readonly maxSeen: number;
  readonly periodMs: number;
}

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
  /** Visitor → keys that this visitor's requests have admitted. */
  #ofVisitors = new Map<string, number>();
  readonly #options: RepeatLimitOptions;

  constructor(options: RepeatLimitOptions) {
    this.#options = options;
  }

  /**
   * Whether the page of a key may be stored.
   * @param visitor who requests it: one visitor alone must not use up the bound of all
   */
  admits(key: string, visitor: string, now = Date.now()): boolean {
    const { max, maxOfVisitor, maxSeen, periodMs } = this.#options;
    if (now - this.#startedAt >= periodMs) {
      this.#keys.clear();
      this.#ofVisitors.clear();
      this.#admitted = 0;
      this.#startedAt = now;
    }
    const known = this.#keys.get(key);
    if (known) return true;
    if (known === undefined) {
      if (this.#keys.size >= maxSeen) this.#forgetOldest();
      this.#keys.set(key, false);
      return false;
    }
    const ofVisitor = this.#ofVisitors.get(visitor) ?? 0;
    if (this.#admitted >= max || ofVisitor >= maxOfVisitor) return false;
    this.#admitted += 1;
    this.#ofVisitors.set(visitor, ofVisitor + 1);
    this.#keys.set(key, true);
    return true;
  }

  /** Forgets the key that has waited longest for a second request. An admitted one stays. */
  #forgetOldest(): void {
    for (const [key, isAdmitted] of this.#keys) {
      if (!isAdmitted) return void this.#keys.delete(key);
    }
  }
}
