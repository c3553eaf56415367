import type { PublishedRating } from '@/shell/json-ld/institution';

/** Approved comments of visitors as a page shows them, with the figures that it prints above them. */
export interface ShownReviews {
  ratingCount: number;
  ratingAverage: number | null;
  comments: readonly { name: string; text: string; rating: number | null; sentAt: string; replyLabel: string | null }[];
}

/**
 * The stars of a lender for search engines: from approved reviews of visitors that are on its page and from nothing
 * else. Fallback figures, feeds and testimonials never get here, and of ourselves there is none (R12). Undefined while
 * nobody has given stars, and for a lender that is an example: nobody can have been its customer.
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
