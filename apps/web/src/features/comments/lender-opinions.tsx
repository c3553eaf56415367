import { useId } from 'react';
import { opinionsId } from '@/features/comments/comment-query';
import type { CommentPage } from '@/features/comments/load-comments';
import { Opinions } from '@/features/comments/opinions';
import { fillCount } from '@/messages/fill';
import type { SiteView } from '@/shell/site-view';
import { Rail } from '@/ui/rail/rail';
import { Section } from '@/ui/section/section';

export interface LenderOpinionsProps {
  /** documentId. */
  lenderId: string;
  comments: CommentPage;
  view: SiteView;
}

/** What visitors say of a lender, below its facts. */
export function LenderOpinions({ lenderId, comments, view }: LenderOpinionsProps) {
  const id = useId();
  const { title, count } = view.messages.comments.opinions;
  const heading = comments.total > 0 ? fillCount(view.site.language, comments.total, count) : title;
  return (
    <Section tone="sunken" id={opinionsId} aria-labelledby={id}>
      <Rail head={<h2 id={id}>{heading}</h2>}>
        <Opinions subject={{ type: 'lender', id: lenderId }} comments={comments} view={view} />
      </Rail>
    </Section>
  );
}
