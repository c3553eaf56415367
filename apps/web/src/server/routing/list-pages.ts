/** 25 articles make pages 1, 2 and 3 (decisions, "Routing"). */
export const articlesPerPage = 10;

/** How many pages a list of so many articles has. An empty list still has its first page. */
export function pageCount(articles: number): number {
  return Math.max(1, Math.ceil(articles / articlesPerPage));
}
