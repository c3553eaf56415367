import { plainWidth, typedForKazakh } from '@prestafaro/countries';

/** Letters that are letters of their own, and not a letter with an accent: `año` is not `ano`, `й` is not `и`. */
const ownLetters = /ñ|й|ї/u;

/** Letters that Unicode does not decompose, `ё`, for which most people type `е`, and the Kazakh letters of {@link typedForKazakh}. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ đ: 'd', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ё: 'е' },
  ...typedForKazakh,
};

/**
 * The form in which the search compares a word: lower case, without accents, in plain width. People leave accents out, and keyboards
 * of phones lack some letters; Chinese and Japanese ones type `ＡＳＮＥＦ`.
 */
export function foldWord(word: string): string {
  const letters = plainWidth(word).normalize('NFC').toLowerCase().normalize('NFC');
  return Array.from(letters, (letter) => {
    if (ownLetters.test(letter)) return letter;
    return plainLetters[letter] ?? letter.normalize('NFD').replace(/\p{Mark}/gu, '');
  }).join('');
}

/** Most words of a site are in many documents, so an index folds each once. Forget it with the index. */
export function foldEachOnce(): (word: string) => string {
  const folded = new Map<string, string>();
  return (word) => {
    const known = folded.get(word);
    if (known !== undefined) return known;
    const made = foldWord(word);
    folded.set(word, made);
    return made;
  };
}

/** Parts of a text by turns: what is no word, a word, what is no word, … A combining mark belongs to its word. */
export function splitAtWords(text: string): readonly string[] {
  return text.normalize('NFC').split(/([\p{Letter}\p{Number}\p{Mark}]+)/u);
}

/** The words of a text, folded. */
export function wordsOf(text: string): readonly string[] {
  return splitAtWords(text).filter((_, index) => index % 2 === 1);
}
