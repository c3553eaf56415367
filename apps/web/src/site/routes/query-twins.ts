import type { RouteEntry } from '@/site/routes/manifest';

interface QueryTwin {
  /** The keys of a query that need the dynamic route; all others leave the static page in use. */
  readonly keys: readonly string[];
  /** Its address under the entry's internal one. */
  readonly segment: string;
}

/** The order and the page of a list of comments. */
const commentKeys = ['comments', 'comments-page'] as const;

/** What a calculator among the blocks is asked. */
const calculatorKeys = ['amount', 'rate', 'months', 'kind'] as const;

/** Pages that also answer a query have two route files over one view (architecture, "Static and dynamic"). */
const queryTwins: Readonly<Partial<Record<RouteEntry['type'], QueryTwin>>> = {
  page: { keys: [...commentKeys, ...calculatorKeys], segment: 'asked' },
  article: { keys: [...commentKeys, ...calculatorKeys], segment: 'opinions' },
  lender: { keys: commentKeys, segment: 'opinions' },
};

/** The route file of an entry for a query: the static one, or its dynamic twin. */
export function internalRouteOf(entry: RouteEntry, search: string): string {
  const twin = queryTwins[entry.type];
  if (!twin || search === '') return entry.internal;
  const query = new URLSearchParams(search);
  return twin.keys.some((key) => query.has(key)) ? `${entry.internal}/${twin.segment}` : entry.internal;
}
