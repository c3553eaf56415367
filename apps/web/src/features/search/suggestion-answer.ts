import type { MarkedPart } from '@/features/search/mark-words';

/** The address that answers with suggestions, the same on every host. */
export const suggestionsRoute = '/api/search';

export interface Suggestion {
  /** Public path. */
  readonly path: string;
  readonly title: readonly MarkedPart[];
  /** The name of its kind, in the language of the site. */
  readonly kind: string;
}

/** What the server answers to a query. */
export interface SuggestionAnswer {
  readonly suggestions: readonly Suggestion[];
  /** Announced with the list. */
  readonly status: string;
}
