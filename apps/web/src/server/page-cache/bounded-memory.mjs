// @ts-check

/**
 * Keeps what was used last, up to a number of bytes.
 * @template Value
 */
export class BoundedMemory {
  /** @type {Map<string, { value: Value, bytes: number }>} in the order of use, the oldest first */
  #kept = new Map();
  #bytes = 0;
  #most;

  /** @param {number} mostBytes */
  constructor(mostBytes) {
    this.#most = mostBytes;
  }

  /** @param {string} key */
  get(key) {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.value;
  }

  /**
   * @param {string} key
   * @param {Value} value
   * @param {number} bytes that it takes; what is larger than the whole is not kept
   */
  set(key, value, bytes) {
    this.delete(key);
    if (bytes > this.#most) return;
    this.#kept.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) break;
      this.delete(oldest);
    }
  }

  /** @param {string} key */
  delete(key) {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }

  clear() {
    this.#kept.clear();
    this.#bytes = 0;
  }
}
