import { foldWord, splitAtWords } from '@/shell/words/fold-word';

/** A part of a text, and whether the query means it. */
export type MarkedPart = readonly [text: string, isMarked: boolean];

/**
 * Splits a text into parts at the words that a query has found.
 * @param words folded
 */
export function markWords(text: string, words: readonly string[]): readonly MarkedPart[] {
  const found = new Set(words);
  const parts: [string, boolean][] = [];
  for (const [index, part] of splitAtWords(text).entries()) {
    if (part === '') continue;
    const isMarked = index % 2 === 1 && found.has(foldWord(part));
    const last = parts.at(-1);
    if (last?.[1] === isMarked) last[0] += part;
    else parts.push([part, isMarked]);
  }
  return parts;
}
