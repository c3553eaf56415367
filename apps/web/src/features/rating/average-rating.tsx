import { formatNumber } from '@prestafaro/countries';
import type { ArticleRating } from '@/features/rating/load-rating';
import { fillCount } from '@/messages/fill';
import type { SiteView } from '@/shell/site-view';
import { Rating } from '@/ui/rating/rating';

/**
 * The average of an article's ratings and their number, or a statement that there are none. Never an invented figure
 * (R13).
 */
export function AverageRating({ rating: { count, average }, view }: { rating: ArticleRating; view: SiteView }) {
  const { site, messages, money } = view;
  if (count === 0 || average === null) return messages.comments.rating.noRatings;
  const value = formatNumber(average, money, { minimumDecimals: 1 });
  return (
    <Rating
      value={average}
      valueText={value}
      label={fillCount(site.language, 5, messages.testimonials.stars, value)}
      note={fillCount(site.language, count, messages.comments.rating.ratings, formatNumber(count, money))}
    />
  );
}
