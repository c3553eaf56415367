import { setImmediate } from 'node:timers/promises';
import type { SearchKind } from '@prestafaro/types/search-kind';
import MiniSearch, { type SearchResult } from 'minisearch';
import type { SearchDocument } from '@/cms/search-documents';
import type { Synonyms } from '@/features/search/synonyms/shape';
import { foldEachOnce, foldWord, wordsOf } from '@/shell/words/fold-word';

/** What a search finds: entries of the CMS, and offers of the feed. */
export type FoundKind = SearchKind | 'offer';

/** A document of the index: an entry of the CMS; or a page without an entry, or an offer, whose id is its public path. */
export interface IndexedDocument extends Omit<SearchDocument, 'kind'> {
  readonly kind: FoundKind;
  /** What people write who look for it, beside its own words. */
  readonly synonyms?: readonly string[];
}

/** A document that a query has found, the best first. */
export interface FoundDocument {
  readonly documentId: string;
  readonly kind: FoundKind;
  readonly title: string;
  readonly description: string;
  /** The folded words of the document that the query means, for the marks. */
  readonly words: readonly string[];
}

/** Finds documents by what people type. */
export interface SearchIndex {
  readonly find: (query: string) => readonly FoundDocument[];
  /** Adds documents, in place of those with the same id. Other requests are answered meanwhile. */
  readonly put: (documents: readonly IndexedDocument[]) => Promise<void>;
  /** Removes a document if the index has it. */
  readonly remove: (documentId: string) => void;
}

/** Documents that are added before other requests get their turn. */
const chunkSize = 20;

/** Letters of a word from which a typing mistake is looked for: in shorter ones another letter is another word. */
const shortestMistyped = 4;

/** Letters from which a word may be the beginning of others. */
const shortestPrefix = 3;

const options = {
  tokenize: (text: string) => [...new Set(wordsOf(text))],
  // Only the word at the end may still be typed, and one or two letters begin too many words.
  prefix: (word: string, place: number, words: readonly string[]) =>
    place === words.length - 1 && word.length >= shortestPrefix,
  processTerm: foldWord,
  boost: { synonyms: 12, title: 6, description: 2 },
  weights: { fuzzy: 0.3, prefix: 0.6 },
} as const;

const mistyped = { fuzzy: (word: string) => (word.length >= shortestMistyped ? 0.2 : false), maxFuzzy: 2 };

/**
 * What is tried, until something is found. All words come first, because a word that has a document of its own alone would
 * push the fitting documents down. Similar words come later, because looking for them takes most of the time.
 */
const attempts = [
  { ...options, combineWith: 'AND' },
  { ...options, ...mistyped, combineWith: 'AND' },
  { ...options, ...mistyped, combineWith: 'OR' },
] as const;

/** The part of the words of a query that a document must have if none has all. */
const leastShare = 0.5;

/** Makes an index of documents. Other requests are answered meanwhile. */
export async function makeSearchIndex(
  documents: readonly IndexedDocument[] = [],
  stopWords: Synonyms['stopWords'] = [],
): Promise<SearchIndex> {
  const made = emptyIndex(new Set(stopWords));
  await made.put(documents);
  return made;
}

function emptyIndex(stopWords: ReadonlySet<string>): SearchIndex {
  const index = new MiniSearch<IndexedDocument>({
    idField: 'documentId',
    fields: ['title', 'description', 'text', 'synonyms'],
    storeFields: ['documentId', 'kind', 'title', 'description'],
    tokenize: (text) => [...wordsOf(text)],
    stringifyField: (value) => (Array.isArray(value) ? value.join(' ') : String(value)),
    processTerm: foldEachOnce(),
  });
  /** The document that people look for by a phrase. */
  const phrases = new Map<string, string>();
  const telling = (text: string) => tellingWords(text, stopWords);
  const remove = (documentId: string) => {
    if (index.has(documentId)) index.discard(documentId);
  };
  return {
    find(query) {
      const words = telling(query);
      const meant = phrases.get(words.join(' '));
      const found = firstFound(index, words).map(({ documentId, kind, title, description, terms }) => ({
        documentId,
        kind,
        title,
        description,
        words: terms,
      }));
      const isMeant = (one: FoundDocument) => one.documentId === meant;
      return [...found.filter(isMeant), ...found.filter((one) => !isMeant(one))];
    },
    async put(documents) {
      for (let start = 0; start < documents.length; start += chunkSize) {
        const chunk = documents.slice(start, start + chunkSize);
        for (const { documentId } of chunk) remove(documentId);
        for (const { documentId, synonyms = [] } of chunk)
          for (const phrase of synonyms) phrases.set(telling(phrase).join(' '), documentId);
        index.addAll(chunk);
        await setImmediate();
      }
    },
    remove,
  };
}

/**
 * The folded words of a text without stop words; all of them if it has no other. Stop words keep their accents: without them many
 * Vietnamese ones are words that tell something.
 */
function tellingWords(text: string, stopWords: ReadonlySet<string>): readonly string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !stopWords.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words).map(foldWord);
}

function firstFound(index: MiniSearch<IndexedDocument>, words: readonly string[]): readonly SearchResult[] {
  const least = new Set(words).size * leastShare;
  for (const attempt of attempts) {
    const found = index.search(words.join(' '), attempt).filter(({ queryTerms }) => queryTerms.length >= least);
    if (found.length > 0) return found;
  }
  return [];
}
