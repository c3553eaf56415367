import { setImmediate } from 'node:timers/promises';
import type { SearchKind } from '@prestafaro/types/search-kind';
import MiniSearch, { type SearchResult } from 'minisearch';
import type { SearchDocument } from '@/cms/search-documents';
import { foldEachOnce, foldWord, wordsOf } from '@/shell/words/fold-word';

/** A document that a query has found, the best first. */
export interface FoundDocument {
  readonly documentId: string;
  readonly kind: SearchKind;
  readonly title: string;
  readonly description: string;
  /** The folded words of the document that the query means, for the marks. */
  readonly words: readonly string[];
}

/** Finds documents by what people type. */
export interface SearchIndex {
  readonly find: (query: string) => readonly FoundDocument[];
  /** Adds documents, in place of those with the same id. Other requests are answered meanwhile. */
  readonly put: (documents: readonly SearchDocument[]) => Promise<void>;
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
  boost: { title: 6, description: 2 },
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

/** Makes an index of documents. Other requests are answered meanwhile. */
export async function makeSearchIndex(documents: readonly SearchDocument[] = []): Promise<SearchIndex> {
  const made = emptyIndex();
  await made.put(documents);
  return made;
}

function emptyIndex(): SearchIndex {
  const index = new MiniSearch<SearchDocument>({
    idField: 'documentId',
    fields: ['title', 'description', 'text'],
    storeFields: ['documentId', 'kind', 'title', 'description'],
    tokenize: (text) => [...wordsOf(text)],
    processTerm: foldEachOnce(),
  });
  const remove = (documentId: string) => {
    if (index.has(documentId)) index.discard(documentId);
  };
  return {
    find(query) {
      return firstFound(index, query).map(({ documentId, kind, title, description, terms }) => ({
        documentId,
        kind,
        title,
        description,
        words: terms,
      }));
    },
    async put(documents) {
      for (let start = 0; start < documents.length; start += chunkSize) {
        const chunk = documents.slice(start, start + chunkSize);
        for (const { documentId } of chunk) remove(documentId);
        index.addAll(chunk);
        await setImmediate();
      }
    },
    remove,
  };
}

function firstFound(index: MiniSearch<SearchDocument>, query: string): readonly SearchResult[] {
  for (const attempt of attempts) {
    const found = index.search(query, attempt);
    if (found.length > 0) return found;
  }
  return [];
}
