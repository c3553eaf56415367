import { Blocks } from '@/blocks/blocks';
import { outlineOf } from '@/blocks/outline';
import { usableBlocks } from '@/blocks/usable-blocks';
import { loadSimilar } from '@/features/blog/article/load-article';
import { loadViews } from '@/features/blog/article/load-views';
import { ArticleComments } from '@/features/comments/article-comments';
import { readCommentQuery } from '@/features/comments/comment-query';
import { loadComments } from '@/features/comments/load-comments';
import { loadRating } from '@/features/rating/load-rating';
import { ArticlePage } from '@/screens/article/article-page';
import type { ScreenProps } from '@/screens/page-table';
import { loadGlossary } from '@/shell/glossary/load-glossary';
import { loadMenu } from '@/shell/menu/menu';

/** An article with its blocks, similar articles and comments. */
export async function ArticleScreen({ content: article, view, query }: Omit<ScreenProps<'article'>, 'listPage'>) {
  const { locale } = view.site;
  const { documentId, slug } = article;
  const [menu, similar, views, rating, comments, terms] = await Promise.all([
    loadMenu(locale),
    loadSimilar(locale, article),
    loadViews(locale, slug),
    loadRating(locale, documentId),
    loadComments(locale, { type: 'article', id: documentId }, readCommentQuery(query ?? {})),
    loadGlossary(view.site),
  ]);
  const blocks = usableBlocks(article.blocks, article.slug);
  const { contents, anchors } = outlineOf(blocks);
  return (
    <ArticlePage
      article={article}
      similar={similar}
      contents={contents}
      view={view}
      menu={menu}
      views={views}
      rating={rating}
      comments={<ArticleComments articleId={documentId} comments={comments} view={view} />}
    >
      <Blocks blocks={blocks} anchors={anchors} view={view} terms={terms} isInProse query={query} />
    </ArticlePage>
  );
}
