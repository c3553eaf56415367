/** What other features may use of articles. */
export { ArticleHead } from '@/features/article/article-head';
export { loadArticle } from '@/features/article/load-article';
