import type { BlockProps } from '@/blocks/block-props';
import type { CommentsBlockFragment } from '@/cms/generated/graphql';
import { commentFormId } from '@/features/comments/comment-form';
import { reviewsId } from '@/features/comments/comment-query';
import type { CommentPage } from '@/features/comments/load-comments';
import { Reviews } from '@/features/comments/reviews';
import type { FormAnswer } from '@/shell/visitor-form/form-answer';
import { Rail } from '@/ui/rail/rail';
import { Section, SectionHead } from '@/ui/section/section';
import { Text } from '@/ui/text/text';

export interface CommentsViewProps extends Omit<BlockProps<CommentsBlockFragment>, 'query'> {
  comments: CommentPage;
  /** For examples: the initial state of the form, and a prefix that keeps its ids apart. */
  initial?: FormAnswer;
  idPrefix?: string;
}

/** The block with its loaded comments. */
export function CommentsView({ block, comments, view, anchors, initial, idPrefix = '' }: CommentsViewProps) {
  const [id = 'comments'] = anchors;
  return (
    <Section id={`${idPrefix}${reviewsId}`} aria-labelledby={id}>
      <Rail
        head={
          <SectionHead id={id} title={block.title}>
            {block.lead && (
              <Text size="note" isQuiet>
                {block.lead}
              </Text>
            )}
          </SectionHead>
        }
      >
        <Reviews
          subject={{ type: 'home', id: 'home' }}
          comments={comments}
          view={view}
          initial={initial}
          formId={`${idPrefix}${commentFormId}`}
        />
      </Rail>
    </Section>
  );
}
