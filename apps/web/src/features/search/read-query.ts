/** Characters of a query. */
export const longestQuery = 80;

/** What a visitor asks the search for. */
export type SearchQuery =
  | { readonly state: 'empty' }
  /** `typed` goes back into the field, so that nothing has to be typed again. */
  | { readonly state: 'too-long'; readonly typed: string }
  | { readonly state: 'ready'; readonly typed: string };

/** Reads what was typed: without control characters, spaces joined, characters counted as people see them. */
export function readQuery(sent: string | null | undefined): SearchQuery {
  const typed = (sent ?? '')
    .replace(/[\p{Control}\p{Surrogate}\s]+/gu, ' ')
    .normalize('NFC')
    .trim();
  if (typed === '') return { state: 'empty' };
  return { state: [...typed].length > longestQuery ? 'too-long' : 'ready', typed };
}
