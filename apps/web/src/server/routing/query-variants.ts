import type { RouteEntry } from '@/server/routing/manifest';

/** Order and page of a comment list. */
const commentKeys = ['comments', 'comments-page'] as const;

/** The inputs of a calculator among the blocks. */
const calculatorKeys = ['amount', 'rate', 'months', 'kind'] as const;

/**
 * Query keys that change a page, by type. A page of these types has two routes: a static one, and its query variant, which is
 * made per request (docs/architecture.md, "How a request is answered"). All other keys leave the static page in use.
 */
const queryKeys: Readonly<Partial<Record<RouteEntry['type'], readonly string[]>>> = {
  page: [...commentKeys, ...calculatorKeys],
  article: [...commentKeys, ...calculatorKeys],
  lender: commentKeys,
};

/** The internal address that answers an entry: the static route, or its query variant if the query has one of the keys. */
export function internalRouteOf(entry: RouteEntry, search: string): string {
  const keys = queryKeys[entry.type];
  if (!keys || search === '') return entry.internal;
  const query = new URLSearchParams(search);
  return keys.some((key) => query.has(key)) ? `${entry.internal}/query` : entry.internal;
}
