import { useId } from 'react';
import { reviewsId } from '@/features/comments/comment-query';
import type { CommentPage } from '@/features/comments/load-comments';
import { Reviews } from '@/features/comments/reviews';
import { fillCount } from '@/messages/fill';
import type { PageQuery } from '@/shell/page-query';
import type { SiteView } from '@/shell/site-view';
import { Rail } from '@/ui/rail/rail';
import { Section } from '@/ui/section/section';

export interface LenderReviewsProps {
  /** documentId. */
  lenderId: string;
  comments: CommentPage;
  /** The loan in the query of the page, which the links to other reviews keep. */
  kept?: PageQuery;
  view: SiteView;
}

/** The reviews of a lender, below its facts. */
export function LenderReviews({ lenderId, comments, kept, view }: LenderReviewsProps) {
  const id = useId();
  const { title, count } = view.messages.comments.reviews;
  const heading = comments.total > 0 ? fillCount(view.site.language, comments.total, count) : title;
  return (
    <Section tone="sunken" id={reviewsId} aria-labelledby={id}>
      <Rail head={<h2 id={id}>{heading}</h2>}>
        <Reviews subject={{ type: 'lender', id: lenderId }} comments={comments} kept={kept} view={view} />
      </Rail>
    </Section>
  );
}
