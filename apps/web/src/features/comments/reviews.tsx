import { formatNumber } from '@prestafaro/countries';
import { CommentForm, commentFormId } from '@/features/comments/comment-form';
import { CommentItem } from '@/features/comments/comment-item';
import { CommentOrder } from '@/features/comments/comment-order';
import { commentHref } from '@/features/comments/comment-query';
import type { CommentPage, ReviewSubject } from '@/features/comments/load-comments';
import { ReplyLinks } from '@/features/comments/reply-links';
import { reportQuestions } from '@/features/comments/report-form';
import styles from '@/features/comments/reviews.module.css';
import { fill, fillCount } from '@/messages/fill';
import type { PageQuery } from '@/shell/page-query';
import type { SiteView } from '@/shell/site-view';
import type { FormAnswer } from '@/shell/visitor-form/form-answer';
import { Disclosure } from '@/ui/accordion/accordion';
import { Pagination } from '@/ui/pagination/pagination';
import { Rating } from '@/ui/rating/rating';
import { Text } from '@/ui/text/text';

export interface ReviewsProps {
  subject: ReviewSubject;
  comments: CommentPage;
  /** The rest of the query that the page shows, which the links to other comments keep. */
  kept?: PageQuery;
  view: SiteView;
  /** Initial state of the form: for examples. */
  initial?: FormAnswer;
  /** Anchor of the form, if a page has several: the gallery. */
  formId?: string;
}

/**
 * The approved comments of visitors, with a form to add one. Above it stands whether and how we check that authors are
 * real customers (R10). Bad ones are sorted by time, like all others.
 */
export function Reviews({ subject, comments, kept, view, initial, formId = commentFormId }: ReviewsProps) {
  const { messages, settings } = view;
  const { list, empty } = messages.comments;
  const listId = `${formId}-list`;
  const report = reportQuestions(view);
  const canReply = subject.type !== 'home';
  const note = settings.compliance.reviewsNote && (
    <Text size="note" isQuiet>
      {settings.compliance.reviewsNote}
    </Text>
  );
  return (
    <div id={listId} className={styles.reviews}>
      {note && (subject.type === 'home' ? <Disclosure summary={list.howChecked}>{note}</Disclosure> : note)}
      <AverageStars comments={comments} view={view} />
      <CommentOrder comments={comments} kept={kept} view={view} />
      {comments.total === 0 && (
        <Text isQuiet>
          {empty.title}. {empty.text}
        </Text>
      )}
      {comments.comments.length > 0 && (
        <ol className={styles.list}>
          {comments.comments.map((comment) => (
            <CommentItem
              key={comment.id}
              comment={comment}
              replyFormId={canReply ? formId : undefined}
              report={report}
              view={view}
            />
          ))}
        </ol>
      )}
      <Pagination
        label={list.pages}
        current={comments.page}
        total={comments.pageCount}
        hrefOf={(page) => commentHref({ order: comments.order, page }, kept)}
        previousLabel={messages.pagination.previous}
        nextLabel={messages.pagination.next}
        pageLabel={(page) => fill(messages.pagination.page, { page })}
      />
      <CommentForm id={formId} subject={subject} comments={comments.comments} view={view} initial={initial} />
      {canReply && <ReplyLinks listId={listId} fieldId={`${formId}-parentId`} />}
    </div>
  );
}

/** The average with the number of ratings: approved reviews of visitors only (R12). */
function AverageStars({ comments: { ratingCount, ratingAverage }, view }: Pick<ReviewsProps, 'comments' | 'view'>) {
  const { site, messages, money } = view;
  if (ratingCount === 0 || ratingAverage === null) return null;
  const value = formatNumber(ratingAverage, money, { minimumDecimals: 1 });
  return (
    <Rating
      value={ratingAverage}
      valueText={value}
      label={fillCount(site.language, 5, messages.testimonials.stars, value)}
      note={fillCount(site.language, ratingCount, messages.comments.list.ratings, formatNumber(ratingCount, money))}
    />
  );
}
