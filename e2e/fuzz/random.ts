/** Pseudo-random choices that a seed repeats. */
export interface Random {
  /** A whole number from 0 to one below the limit. */
  below(limit: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** The results of so many calls. */
  times<Item>(count: number, make: () => Item): Item[];
}

/** mulberry32: small, fast, and the same on every platform. Not for secrets. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (probability) => next() < probability,
    pick<Item>(items: readonly Item[]): Item {
      if (items.length === 0) throw new Error('There is nothing to pick from.');
      return items[below(items.length)] as Item;
    },
    times: (count, make) => Array.from({ length: count }, make),
  };
}

/** The seed of one request: a failure is repeated by its index, without the requests before it. */
export const seedOf = (runSeed: number, index: number): number =>
  Math.imul(runSeed ^ 0x9e3779b9, 31) + index * 2654435761;
