import { Blocks } from '@/blocks/blocks';
import { outlineOf } from '@/blocks/outline';
import { usableBlocks } from '@/blocks/usable-blocks';
import { ArticlePage } from '@/features/article/article-page';
import { type ArticleContent, loadSimilar } from '@/features/article/load-article';
import { ArticleComments, loadComments, readCommentQuery } from '@/features/comments';
import { loadRating } from '@/features/rating';
import { loadMenu } from '@/site/menu';
import type { PageQuery } from '@/site/page-query';
import type { SiteView } from '@/site/site-view';

export interface ArticleScreenProps {
  article: ArticleContent;
  view: SiteView;
  /** What the address asks of its comments: the dynamic twin passes it, the static page has none. */
  query?: PageQuery;
}

/** An article with its blocks, what is like it, and what readers say of it. */
export async function ArticleScreen({ article, view, query }: ArticleScreenProps) {
  const { locale } = view.site;
  const { documentId } = article;
  const [menu, similar, rating, comments] = await Promise.all([
    loadMenu(locale),
    loadSimilar(locale, article),
    loadRating(locale, documentId),
    loadComments(locale, { type: 'article', id: documentId }, readCommentQuery(query ?? {})),
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
      rating={rating}
      comments={<ArticleComments articleId={documentId} comments={comments} view={view} />}
    >
      <Blocks blocks={blocks} anchors={anchors} view={view} isInProse query={query} />
    </ArticlePage>
  );
}
