import type { SoughtPageId } from '@prestafaro/addresses';

/** What people write into the search in one language, beside the words that stand on the pages. */
export interface Synonyms {
  /** Words that say nothing of what is looked for. A query is searched without them, unless it has no other word. */
  readonly stopWords: readonly string[];
  /** For each page what people write who look for it, several forms of a word too: the search knows no grammar. */
  readonly pages: Readonly<Record<SoughtPageId, readonly string[]>>;
}
