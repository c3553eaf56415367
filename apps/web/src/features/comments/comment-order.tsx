import { commentHref } from '@/features/comments/comment-query';
import type { CommentPage } from '@/features/comments/load-comments';
import styles from '@/features/comments/reviews.module.css';
import type { PageQuery } from '@/shell/page-query';
import type { SiteView } from '@/shell/site-view';

export interface CommentOrderProps {
  comments: CommentPage;
  /** The rest of the query that the page shows, which links keep. */
  kept?: PageQuery;
  view: SiteView;
}

/** Newest or oldest first (specification §2): links to the same page. Empty if there is nothing to sort. */
export function CommentOrder({ comments, kept, view }: CommentOrderProps) {
  const { list } = view.messages.comments;
  if (comments.total < 2) return null;
  return (
    <nav className={styles.order} aria-label={list.order}>
      {(['newest', 'oldest'] as const).map((order) => (
        <a
          key={order}
          href={commentHref({ order, page: 1 }, kept)}
          aria-current={order === comments.order ? 'true' : undefined}
          rel="nofollow"
        >
          {list[order]}
        </a>
      ))}
    </nav>
  );
}
