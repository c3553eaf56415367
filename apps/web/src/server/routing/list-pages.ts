/** 25 articles make pages 1, 2 and 3 (decisions, "Routing"). */
export const articlesPerPage = 10;

/** The number of pages of a list of this many articles. An empty list still has its first page. */
export function pageCount(articles: number): number {
  return Math.max(1, Math.ceil(articles / articlesPerPage));
}
