/**
 * A repeatable random generator: the same seed gives the same numbers (mulberry32), at least 0 and below 1. Generated
 * figures stay the same while a list is stored, because the list contains its seed (decisions, "Offers").
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
