/** What other features and blocks may use of comments. */
export { ArticleComments } from '@/features/comments/article-comments';
export { commentFormId } from '@/features/comments/comment-form';
export { opinionsId, readCommentQuery } from '@/features/comments/comment-query';
export { LenderOpinions } from '@/features/comments/lender-opinions';
export { type CommentPage, loadComments } from '@/features/comments/load-comments';
export { Opinions } from '@/features/comments/opinions';
