import 'server-only';
import type { Locale } from '@prestafaro/countries';
import type { CommentSubject } from '@prestafaro/types/visitor-forms';
import { CommentPageDocument, type CommentPageViewFragment } from '@/cms/generated/graphql';
import { readCms } from '@/cms/read';
import type { CommentQuery } from '@/features/comments/comment-query';

/** The subjects that visitors write about, as the CMS names them. */
export interface ReviewSubject {
  readonly type: CommentSubject;
  /** documentId of the article or lender; `home` for the home page. */
  readonly id: string;
}

export type Comment = CommentPageViewFragment['comments'][number];
export type Reply = Comment['replies'][number];

/** Approved comments of one page of the list, with the totals of all of them. */
export interface CommentPage extends CommentPageViewFragment {
  readonly order: CommentQuery['order'];
  /** Number of the returned page, from 1. */
  readonly page: number;
}

/**
 * The approved comments of a query. A number past the last page gives the last page: the first one is read too, so that
 * invented numbers of pages leave nothing in the cache.
 */
export async function loadComments(
  locale: Locale,
  subject: ReviewSubject,
  { order, page }: CommentQuery,
): Promise<CommentPage> {
  const ask = async (number: number) => {
    const variables = { locale, subjectType: subject.type, subjectId: subject.id, order, page: number };
    return (await readCms('comments', CommentPageDocument, variables)).commentPage;
  };
  const first = await ask(1);
  const shown = Math.min(page, Math.max(1, first.pageCount));
  return { ...(shown > 1 ? await ask(shown) : first), order, page: shown };
}
