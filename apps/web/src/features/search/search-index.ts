import type { SearchKind } from '@prestafaro/types/search-kind';
import MiniSearch from 'minisearch';
import type { SearchDocument } from '@/cms/search-documents';
import { foldEachOnce, foldWord, wordsOf } from '@/features/search/fold-word';

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
}

/** Documents that are added before other requests get their turn. */
const chunkSize = 20;

/** Letters of a word from which a typing mistake is looked for: in shorter ones another letter is another word. */
const shortestMistyped = 4;

const options = {
  tokenize: (text: string) => [...new Set(wordsOf(text))],
  fuzzy: (word: string) => (word.length >= shortestMistyped ? 0.2 : false),
  maxFuzzy: 2,
  // One letter begins too many words.
  prefix: (word: string) => word.length > 1,
  processTerm: foldWord,
  boost: { title: 6, description: 2 },
  weights: { fuzzy: 0.3, prefix: 0.6 },
} as const;

/** Makes the index of a site. Other requests are answered meanwhile. */
export async function makeSearchIndex(documents: readonly SearchDocument[]): Promise<SearchIndex> {
  const index = new MiniSearch<SearchDocument>({
    idField: 'documentId',
    fields: ['title', 'description', 'text'],
    storeFields: ['documentId', 'kind', 'title', 'description'],
    tokenize: (text) => [...wordsOf(text)],
    processTerm: foldEachOnce(),
  });
  await index.addAllAsync(documents, { chunkSize });
  return {
    find(query) {
      // All words first: one that has a document of its own alone would push the fitting documents down.
      const all = index.search(query, { ...options, combineWith: 'AND' });
      const found = all.length > 0 ? all : index.search(query, { ...options, combineWith: 'OR' });
      return found.map(({ documentId, kind, title, description, terms }) => ({
        documentId,
        kind,
        title,
        description,
        words: terms,
      }));
    },
  };
}
