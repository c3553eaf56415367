import { useId } from 'react';
import { reviewsId } from '@/features/comments/comment-query';
import type { CommentPage } from '@/features/comments/load-comments';
import { Reviews } from '@/features/comments/reviews';
import styles from '@/features/comments/section.module.css';
import { fillCount } from '@/messages/fill';
import type { SiteView } from '@/shell/site-view';

export interface ArticleCommentsProps {
  /** documentId. */
  articleId: string;
  comments: CommentPage;
  view: SiteView;
}

/** The comments on an article, below its text. */
export function ArticleComments({ articleId, comments, view }: ArticleCommentsProps) {
  const id = useId();
  const { title, count } = view.messages.comments;
  return (
    <section id={reviewsId} className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{comments.total > 0 ? fillCount(view.site.language, comments.total, count) : title}</h2>
      <Reviews subject={{ type: 'article', id: articleId }} comments={comments} view={view} />
    </section>
  );
}
