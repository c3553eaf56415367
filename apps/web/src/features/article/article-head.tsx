import styles from '@/features/article/article-head.module.css';
import { ArticleTags } from '@/features/article/article-tags';
import { Byline } from '@/features/article/byline';
import { type ArticleContent, tagsOf } from '@/features/article/load-article';
import { mediaUrl } from '@/site/media-url';
import type { SiteView } from '@/site/site-view';
import layout from '@/site/text-layout.module.css';
import { classNames } from '@/ui/class-names';
import { Text } from '@/ui/text/text';

/** Title, what the article is about, who wrote it and when, and its picture. */
export function ArticleHead({ article, view }: { article: ArticleContent; view: SiteView }) {
  return (
    <header className={classNames(layout.head, article.cover && styles.withCover)}>
      <div className={styles.words}>
        <h1 className={layout.title}>{article.title}</h1>
        <Text size="lead" isQuiet>
          {article.excerpt}
        </Text>
        <ArticleTags tags={tagsOf(article)} view={view} />
        <Byline article={article} view={view} />
      </div>
      {article.cover && (
        // biome-ignore lint/performance/noImgElement: covers are drawn SVG files; next/image has nothing to make smaller
        <img
          className={styles.cover}
          src={mediaUrl(article.cover.url)}
          alt={article.coverAlt ?? ''}
          width={article.cover.width ?? 1200}
          height={article.cover.height ?? 630}
          decoding="async"
        />
      )}
    </header>
  );
}
