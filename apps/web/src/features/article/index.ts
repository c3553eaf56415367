/** What other features may use of articles. */
export { loadArticle } from '@/features/article/load-article';
