import { describe, expect, it } from 'vitest';
import { publishedRating, type ShownReviews } from '@/screens/lender/published-rating';

const review = { name: 'Iker B.', text: 'Bien.', rating: 4, sentAt: '2026-11-20T09:30:00.000Z', replyLabel: null };
const shown: ShownReviews = { ratingCount: 12, ratingAverage: 3.25, comments: [review] };
const real = { sampleData: false };

describe('publishedRating (R12)', () => {
  it('returns the rating of the approved reviews on the page, bad ones included', () => {
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

  it('returns nothing without stars', () => {
    expect(publishedRating({ ratingCount: 0, ratingAverage: null, comments: [] }, real)).toBeUndefined();
  });

  it('returns nothing for a sample lender', () => {
    expect(publishedRating(shown, { sampleData: true })).toBeUndefined();
  });

  it('leaves out our own comments and comments without stars (R11)', () => {
    const ours = { ...review, replyLabel: 'company' };
    const unrated = { ...review, rating: null };
    expect(publishedRating({ ...shown, comments: [ours, unrated] }, real)?.reviews).toEqual([]);
  });
});
