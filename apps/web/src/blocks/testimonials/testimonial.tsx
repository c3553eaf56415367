import { formatNumber } from '@prestafaro/countries';
import styles from '@/blocks/testimonials/testimonials.module.css';
import type { TestimonialsBlockFragment } from '@/cms/generated/graphql';
import { mediaUrl } from '@/cms/media-url';
import { fillCount } from '@/messages/fill';
import { Day } from '@/shell/dates/day';
import type { SiteView } from '@/shell/site-view';
import { Avatar } from '@/ui/avatar/avatar';
import { Badge } from '@/ui/badge/badge';
import { Card } from '@/ui/card/card';
import { Rating } from '@/ui/rating/rating';
import { Row } from '@/ui/stack/stack';
import { Text } from '@/ui/text/text';

type Item = NonNullable<TestimonialsBlockFragment['testimonials'][number]>;

/** One review: author, date, origin (R10), and the reply with the role of its author (R11). */
export function Testimonial({ item, view }: { item: Item; view: SiteView }) {
  const { site, messages, money } = view;
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.by}>
        <Avatar name={item.name} imageUrl={item.image ? mediaUrl(item.image.url) : undefined} />
        <div>
          <strong>{item.name}</strong>
          <Text size="note" isQuiet>
            <Day iso={item.date} locale={site.locale} />
          </Text>
        </div>
      </div>
      <Row>
        <Rating
          value={item.stars}
          valueText={formatNumber(item.stars, money)}
          label={fillCount(site.language, item.stars, messages.testimonials.stars)}
        />
        <Badge tone={item.origin === 'verified' ? 'good' : 'ad'}>{messages.testimonials.origin[item.origin]}</Badge>
      </Row>
      <p>{item.text}</p>
      {item.reply && (
        <div className={styles.reply}>
          <Text size="note">
            <strong>{messages.testimonials.reply[item.replyLabel ?? 'company']}</strong>
          </Text>
          <Text size="note">{item.reply}</Text>
        </div>
      )}
    </Card>
  );
}
