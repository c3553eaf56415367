import type { ReactNode } from 'react';
import styles from '@/features/comments/comment.module.css';
import { CommentHead } from '@/features/comments/comment-head';
import type { Comment, Reply } from '@/features/comments/load-comments';
import { ReportForm, type ReportQuestions } from '@/features/comments/report-form';
import { fill } from '@/messages/fill';
import type { SiteView } from '@/shell/site-view';

export interface CommentItemProps {
  comment: Comment;
  /** Anchor of the form for answers, if there is one. */
  replyFormId?: string;
  report: ReportQuestions;
  view: SiteView;
}

/** A comment with its answers, one level deep. */
export function CommentItem({ comment, replyFormId, report, view }: CommentItemProps) {
  const { list } = view.messages.comments;
  const replyLink = replyFormId && (
    <a
      className={styles.reply}
      href={`#${replyFormId}`}
      data-reply-to={comment.id}
      aria-label={fill(list.replyTo, { name: comment.name })}
    >
      {list.reply}
    </a>
  );
  return (
    <li className={styles.comment}>
      <CommentText comment={comment} report={report} view={view} action={replyLink} />
      {comment.replies.length > 0 && (
        <ol className={styles.replies} aria-label={list.replies}>
          {comment.replies.map((reply) => (
            <li key={reply.id}>
              <CommentText comment={reply} report={report} view={view} />
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

interface CommentTextProps {
  comment: Reply;
  report: ReportQuestions;
  action?: ReactNode;
  view: SiteView;
}

function CommentText({ comment, report, action, view }: CommentTextProps) {
  const nameId = `comment-${comment.id}-name`;
  return (
    <article className={styles.text} id={`comment-${comment.id}`} aria-labelledby={nameId}>
      <CommentHead comment={comment} nameId={nameId} view={view} />
      <p className={styles.commentText}>{comment.text}</p>
      <div className={styles.actions}>
        {action}
        <ReportForm comment={comment} questions={report} view={view} />
      </div>
    </article>
  );
}
