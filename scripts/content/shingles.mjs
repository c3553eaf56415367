// @ts-check
import { wordsOf } from '../../packages/countries/dist/index.js';

const LENGTH = 5;

/** Every sequence of five words in a text. @param {string} text */
export function shinglesOf(text) {
  const words = wordsOf(text.toLowerCase());
  return new Set(
    words.slice(0, Math.max(0, words.length - LENGTH + 1)).map((_, at) => words.slice(at, at + LENGTH).join(' ')),
  );
}

/**
 * The part of the shorter text that the other has too, from 0 to 1.
 * @param {ReadonlySet<string>} one
 * @param {ReadonlySet<string>} other
 */
export function sharedPart(one, other) {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  if (small.size === 0) return 0;
  return [...small].filter((shingle) => large.has(shingle)).length / small.size;
}

/**
 * For each text the other text that shares most with it.
 * @param {ReadonlyMap<string, string>} texts by key
 * @returns {Map<string, { key: string, part: number }>}
 */
export function mostSimilar(texts) {
  const sets = [...texts].map(([key, text]) => /** @type {const} */ ([key, shinglesOf(text)]));
  return new Map(
    sets.map(([key, set]) => {
      const others = sets
        .filter(([other]) => other !== key)
        .map(([other, its]) => ({ key: other, part: sharedPart(set, its) }));
      return [key, others.reduce((best, one) => (one.part > best.part ? one : best), { key: '', part: 0 })];
    }),
  );
}
