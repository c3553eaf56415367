/**
 * Limits how many different addresses with a query are stored as shared pages within a period, because visitors choose
 * the addresses. A page beyond the limit is made per request. An address without a query always has room.
 */
export class AddressLimit {
  #addresses = new Set<string>();
  #startedAt = Number.NEGATIVE_INFINITY;
  readonly #options: { readonly max: number; readonly periodMs: number };

  constructor(options: { readonly max: number; readonly periodMs: number }) {
    this.#options = options;
  }

  /** Whether the page of an address may be stored. */
  admits(address: string, now = Date.now()): boolean {
    if (!address.includes('?')) return true;
    if (now - this.#startedAt >= this.#options.periodMs) {
      this.#addresses.clear();
      this.#startedAt = now;
    }
    if (this.#addresses.has(address)) return true;
    if (this.#addresses.size >= this.#options.max) return false;
    this.#addresses.add(address);
    return true;
  }
}
