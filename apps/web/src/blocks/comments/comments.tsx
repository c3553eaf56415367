import type { BlockProps } from '@/blocks/block-props';
import { CommentsView } from '@/blocks/comments/comments-view';
import type { CommentsBlockFragment } from '@/cms/generated/graphql';
import { readCommentQuery } from '@/features/comments/comment-query';
import { loadComments } from '@/features/comments/load-comments';

/** What visitors say of us, with the form to say more. Wherever an editor puts it, it is about the home page. */
export async function Comments({ query, ...props }: BlockProps<CommentsBlockFragment>) {
  const home = { type: 'home', id: 'home' } as const;
  const comments = await loadComments(props.view.site.locale, home, readCommentQuery(query));
  return <CommentsView {...props} comments={comments} />;
}
