/** What other features may use of the blog. */
export { ArticleCard } from '@/features/blog/article-card';
export { type ArticleCardFacts, loadArticlesOfAuthor, loadArticlesWithTag, loadTag } from '@/features/blog/load-lists';
