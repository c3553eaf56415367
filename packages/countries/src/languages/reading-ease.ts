const STRONG = 'aeoáéóíú';
const VOWELS = `${STRONG}iuü`;

/**
 * Counts the syllables of a Spanish word: one for each group of vowels that are spoken together. Two strong vowels are two syllables
 * (po-e-ta), and so are a weak one with an accent and a strong one (dí-a).
 */
export function syllablesOf(word: string): number {
  const letters = word
    .toLowerCase()
    .replace(/qu(?=[eiéí])|gu(?=[eiéí])/g, (pair) => pair.charAt(0))
    .replace(/y(?![aeiouáéíóú])/g, 'i');
  const count = [...letters].filter((letter, index) => {
    if (!VOWELS.includes(letter)) return false;
    const before = letters[index - 1] ?? ' ';
    if (!VOWELS.includes(before)) return true;
    return STRONG.includes(letter) && STRONG.includes(before);
  }).length;
  return Math.max(1, count);
}

/** The words of a text: letters only, because a number is read by its digits and not by its syllables. */
export const wordsOf = (text: string): readonly string[] => text.match(/\p{L}+/gu) ?? [];

/**
 * The reading ease of a Spanish text after Szigriszt-Pazos, on whose scale INFLESZ calls 55 to 65 "normal" and more "quite easy":
 * 206.835 − 62.3 × syllables / words − words / sentences.
 * @param text sentences that end with a mark or a line
 */
export function readingEase(text: string): number {
  const sentences = text.split(/[.!?…:;]+(?:\s|$)|\n+/).filter((sentence) => wordsOf(sentence).length > 0);
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) return 100;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.835 - (62.3 * syllables) / words.length - words.length / sentences.length;
}
