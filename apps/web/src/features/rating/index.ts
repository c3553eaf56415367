/** What other features may use of ratings. */
export { AverageRating } from '@/features/rating/average-rating';
export { type ArticleRating, loadRating } from '@/features/rating/load-rating';
export { RateArticle, ratingId } from '@/features/rating/rate-article';
