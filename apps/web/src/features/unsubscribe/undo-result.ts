import { unsubscribePath } from '@prestafaro/addresses';
import type { Site } from '@prestafaro/countries';
import { type PageQuery, queryText } from '@/shell/page-query';

const results = ['undone', 'used'] as const;

/** What became of undoing a request to unsubscribe, which the page states after the redirect. */
export type UndoResult = (typeof results)[number];

const field = 'result';

/** The address of the form with the outcome. It has no token any more. */
export const undoResultPath = (site: Site, result: UndoResult): string => `${unsubscribePath(site)}?${field}=${result}`;

/** The outcome in a query. A visitor who writes it by hand reads a sentence that changes nothing. */
export function readUndoResult(query: PageQuery): UndoResult | undefined {
  const text = queryText(query, field);
  return results.find((result) => result === text);
}
