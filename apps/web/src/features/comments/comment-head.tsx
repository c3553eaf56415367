import { formatNumber } from '@prestafaro/countries';
import styles from '@/features/comments/comment.module.css';
import { CommentTime } from '@/features/comments/comment-time';
import type { Reply } from '@/features/comments/load-comments';
import { fill, fillCount } from '@/messages/fill';
import type { SiteView } from '@/shell/site-view';
import { Avatar } from '@/ui/avatar/avatar';
import { Badge } from '@/ui/badge/badge';
import { Rating } from '@/ui/rating/rating';
import { Row } from '@/ui/stack/stack';
import { Text } from '@/ui/text/text';

export interface CommentHeadProps {
  comment: Reply;
  nameId: string;
  view: SiteView;
}

/** Author and date of a comment, with the role of our answers (R11) and the verification of visitors (R10). */
export function CommentHead({ comment, nameId, view }: CommentHeadProps) {
  const { site, messages, money, settings } = view;
  const { verified, notVerified } = messages.comments.list;
  const label = labelOf(comment, view);
  const { verifiedBy } = comment;
  return (
    <header className={styles.head}>
      <Avatar name={comment.name} />
      <div>
        <strong id={nameId}>{comment.name}</strong>
        <Text size="note" isQuiet>
          <CommentTime sentAt={comment.sentAt} view={view} />
        </Text>
      </div>
      <Row className={styles.marks}>
        {comment.rating !== null && (
          <Rating
            value={comment.rating}
            valueText={formatNumber(comment.rating, money)}
            label={fillCount(site.language, comment.rating, messages.testimonials.stars)}
          />
        )}
        {label && <Badge tone="info">{label}</Badge>}
        {!label && verifiedBy && <Badge tone="good">{fill(verified[verifiedBy], { site: settings.siteName })}</Badge>}
        {!label && !verifiedBy && <Badge tone="ad">{notVerified}</Badge>}
      </Row>
    </header>
  );
}

function labelOf({ replyLabel }: Reply, { messages }: SiteView): string | undefined {
  const { labels } = messages.comments.list;
  return replyLabel && Object.hasOwn(labels, replyLabel) ? labels[replyLabel as keyof typeof labels] : undefined;
}
