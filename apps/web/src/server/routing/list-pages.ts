import type { Path } from '@prestafaro/countries';

/** 25 articles make pages 1, 2 and 3 (decisions, "Routing"). */
export const articlesPerPage = 10;

/** How many pages a list of so many articles has. An empty list still has its first page. */
export function pageCount(articles: number): number {
  return Math.max(1, Math.ceil(articles / articlesPerPage));
}

/** The path of a page of a list: page 1 is the list itself, the others `page-2/`, `page-3/` under it. */
export function listPath(first: Path, page: number): Path {
  return page === 1 ? first : (`${first}page-${page}/` as Path);
}
