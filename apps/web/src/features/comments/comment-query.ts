import { type PageQuery, queryText } from '@/shell/page-query';

/** Which comments of a page are asked for. */
export interface CommentQuery {
  readonly order: 'newest' | 'oldest';
  /** From 1. */
  readonly page: number;
}

/** Anchor of the comments, the same on every site: links from outside lead to it. */
export const reviewsId = 'opiniones';

/** Reads `?comments=oldest&comments-page=2`. What makes no sense is the newest comments, and never an error. */
export function readCommentQuery(query: PageQuery): CommentQuery {
  const page = queryText(query, 'comments-page') ?? '';
  return {
    order: queryText(query, 'comments') === 'oldest' ? 'oldest' : 'newest',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/**
 * The address of other comments of the page that it stands on. It is relative, so that it loads the page: the static
 * page and the one with a query are two routes of one path, which Next's own navigation does not tell apart.
 */
export function commentHref({ order, page }: CommentQuery): string {
  const query = new URLSearchParams();
  if (order === 'oldest') query.set('comments', order);
  if (page > 1) query.set('comments-page', String(page));
  return `${query.size > 0 ? `?${query}` : './'}#${reviewsId}`;
}
