import type { BlockProps } from '@/blocks/block-props';
import { CommentsView } from '@/blocks/comments/comments-view';
import type { CommentsBlockFragment } from '@/cms/generated/graphql';
import { readCommentQuery } from '@/features/comments/comment-query';
import { loadComments } from '@/features/comments/load-comments';

/** The reviews of our service, with a form to add one. On every page it shows the reviews of the home page. */
export async function Comments({ query, ...props }: BlockProps<CommentsBlockFragment>) {
  const home = { type: 'home', id: 'home' } as const;
  const comments = await loadComments(props.view.site.locale, home, readCommentQuery(query));
  return <CommentsView {...props} comments={comments} />;
}
