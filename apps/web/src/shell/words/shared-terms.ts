import { foldWord, wordsOf } from '@/shell/words/fold-word';

/** Shorter words are articles, prepositions and numbers. */
const SHORTEST = 4;
/** Forms of one word begin alike: `préstamo` and `préstamos`, `pagar` and `pago` do not. */
const STEM = 6;

/**
 * How much the subject of each text is that of another, from 0: the sum of the terms that both have. A term counts the more, the fewer of
 * the texts have it: on a site about loans `loan` says nothing. A long text has no advantage.
 */
export function sharedTerms(text: string, others: readonly string[]): number[] {
  const wanted = termsOf(text);
  const terms = others.map(termsOf);
  const weightOf = (term: string) => {
    const count = terms.filter((one) => one.has(term)).length;
    return count === 0 ? 0 : Math.log((terms.length + 1) / count);
  };
  const weights = new Map([...wanted].map((term) => [term, weightOf(term)]));
  return terms.map((own) => {
    const sum = [...own].reduce((points, term) => points + (weights.get(term) ?? 0), 0);
    return own.size === 0 ? 0 : sum / Math.sqrt(own.size);
  });
}

const termsOf = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => word.length >= SHORTEST)
      .map((word) => foldWord(word).slice(0, STEM)),
  );
