import { describe, expect, it } from 'vitest';
import { publishedRating, type ShownReviews } from '@/screens/lender/published-rating';

const review = { name: 'Iker B.', text: 'Bien.', rating: 4, sentAt: '2026-11-20T09:30:00.000Z', replyLabel: null };
const shown: ShownReviews = { ratingCount: 12, ratingAverage: 3.25, comments: [review] };
const real = { sampleData: false };

describe('the rating of a lender for search engines (R12)', () => {
  it('is that of the approved reviews on its page, bad ones too', () => {
    const bad = { ...review, name: 'Rosa D.', rating: 1 };
    expect(publishedRating({ ...shown, comments: [review, bad] }, real)).toEqual({
      count: 12,
      average: 3.3,
      reviews: [
        { name: 'Iker B.', text: 'Bien.', rating: 4, sentAt: '2026-11-20T09:30:00.000Z' },
        { name: 'Rosa D.', text: 'Bien.', rating: 1, sentAt: '2026-11-20T09:30:00.000Z' },
      ],
    });
  });

  it('is not there while nobody has given stars', () => {
    expect(publishedRating({ ratingCount: 0, ratingAverage: null, comments: [] }, real)).toBeUndefined();
  });

  it('is never there for a lender that is an example', () => {
    expect(publishedRating(shown, { sampleData: true })).toBeUndefined();
  });

  it('counts no words of ours among the reviews, and none without stars (R11)', () => {
    const ours = { ...review, replyLabel: 'company' };
    const unrated = { ...review, rating: null };
    expect(publishedRating({ ...shown, comments: [ours, unrated] }, real)?.reviews).toEqual([]);
  });
});
