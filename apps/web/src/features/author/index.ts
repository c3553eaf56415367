/** What other features may use of authors. */
export { loadAuthor } from '@/features/author/load-author';
