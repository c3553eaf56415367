import { Blocks } from '@/blocks/blocks';
import { outlineOf } from '@/blocks/outline';
import { usableBlocks } from '@/blocks/usable-blocks';
import { ArticlePage } from '@/features/article/article-page';
import { type ArticleContent, loadSimilar } from '@/features/article/load-article';
import { loadMenu } from '@/site/menu';
import type { SiteView } from '@/site/site-view';

/** An article with its blocks and what is like it. */
export async function ArticleScreen({ article, view }: { article: ArticleContent; view: SiteView }) {
  const { locale } = view.site;
  const [menu, similar] = await Promise.all([loadMenu(locale), loadSimilar(locale, article)]);
  const blocks = usableBlocks(article.blocks, article.slug);
  const { contents, anchors } = outlineOf(blocks);
  return (
    <ArticlePage article={article} similar={similar} contents={contents} view={view} menu={menu}>
      <Blocks blocks={blocks} anchors={anchors} view={view} isInProse />
    </ArticlePage>
  );
}
