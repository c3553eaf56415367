import { type PageQuery, queryText } from '@/shell/page-query';

/** The requested order and page of a comment list. */
export interface CommentQuery {
  readonly order: 'newest' | 'oldest';
  /** From 1. */
  readonly page: number;
}

/** The keys that a link to other comments decides itself. */
const ownKeys: ReadonlySet<string> = new Set(['comments', 'comments-page']);

/** Anchor of the comments, the same on every site: links from outside lead to it. */
export const reviewsId = 'opiniones';

/** Reads `?comments=oldest&comments-page=2`. An invalid value gives the newest comments, and never an error. */
export function readCommentQuery(query: PageQuery): CommentQuery {
  const page = queryText(query, 'comments-page') ?? '';
  return {
    order: queryText(query, 'comments') === 'oldest' ? 'oldest' : 'newest',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/**
 * The address of other comments of the current page. It is relative, so that the browser loads the page: the static
 * page and its query variant are two routes of one path, which Next's own navigation does not tell apart.
 * @param kept the rest of the query that the page shows, such as the loan on the page of a lender
 */
export function commentHref({ order, page }: CommentQuery, kept: PageQuery = {}): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(kept)) {
    const value = queryText(kept, name);
    if (value && !ownKeys.has(name)) query.set(name, value);
  }
  if (order === 'oldest') query.set('comments', order);
  if (page > 1) query.set('comments-page', String(page));
  return `${query.size > 0 ? `?${query}` : './'}#${reviewsId}`;
}
