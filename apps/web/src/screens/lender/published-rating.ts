import type { PublishedRating } from '@/shell/json-ld/institution';

/** Approved comments of visitors on a page, with the figures above them. */
export interface ShownReviews {
  ratingCount: number;
  ratingAverage: number | null;
  comments: readonly { name: string; text: string; rating: number | null; sentAt: string; replyLabel: string | null }[];
}

/**
 * The rating of a lender for its structured data: only from approved reviews of visitors on its page. Fallback figures,
 * feeds and testimonials are not included, and we have no rating of ourselves (R12). Undefined without ratings, and for
 * a sample lender, which can have no customers.
 */
export function publishedRating(
  { ratingCount, ratingAverage, comments }: ShownReviews,
  { sampleData }: { sampleData: boolean },
): PublishedRating | undefined {
  if (sampleData || ratingCount === 0 || ratingAverage === null) return undefined;
  return {
    count: ratingCount,
    average: Math.round(ratingAverage * 10) / 10,
    reviews: comments.flatMap(({ name, text, rating, sentAt, replyLabel }) =>
      rating === null || replyLabel !== null ? [] : [{ name, text, rating, sentAt }],
    ),
  };
}
