import type { SearchKind } from '@prestafaro/types/search-kind';

/** The search of a site. `Plural` is a text that counts: see messages/message-shape.ts. */
export interface SearchMessages<Plural> {
  /** The link in the header. */
  readonly link: string;
  readonly title: string;
  /** What can be found, before anything is typed. */
  readonly lead: string;
  readonly label: string;
  readonly button: string;
  /** The query is longer than `{max}` characters; it has `{length}`. */
  readonly tooLong: string;
  readonly found: Plural;
  /** Of what is found: entries of the CMS, and offers. */
  readonly kinds: Readonly<Record<SearchKind | 'offer', string>>;
  /** A kind has more pages than are shown: `{shown}` of `{total}`. */
  readonly more: string;
  /** Nothing was found for `{query}`. */
  readonly nothing: string;
  readonly nothingText: string;
  readonly mainPages: string;
  /** The name of the list of suggestions. */
  readonly suggestions: string;
  /** Announced with the list: how many suggestions there are and which keys choose one. */
  readonly suggested: Plural;
  readonly noSuggestion: string;
  /** The suggestions did not arrive. */
  readonly failed: string;
  /** The search itself does not answer. */
  readonly away: string;
}
