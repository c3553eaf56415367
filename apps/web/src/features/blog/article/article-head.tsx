import type { ReactNode } from 'react';
import { mediaUrl } from '@/cms/media-url';
import styles from '@/features/blog/article/article-head.module.css';
import { ArticleTags } from '@/features/blog/article/article-tags';
import { Byline, type BylineFacts } from '@/features/blog/article/byline';
import { type ArticleContent, tagsOf } from '@/features/blog/article/load-article';
import layout from '@/shell/editorial/text-layout.module.css';
import type { SiteView } from '@/shell/site-view';
import { classNames } from '@/ui/class-names';
import { Text } from '@/ui/text/text';

/** The facts in the head of an article. A work calendar has the same head. */
export type ArticleHeadFacts = BylineFacts & Pick<ArticleContent, 'title' | 'excerpt' | 'tags' | 'cover' | 'coverAlt'>;

export interface ArticleHeadProps {
  article: ArticleHeadFacts;
  view: SiteView;
  /** Content below the byline. */
  children?: ReactNode;
}

/** Title, description, byline and image. */
export function ArticleHead({ article, view, children }: ArticleHeadProps) {
  return (
    <header className={classNames(layout.head, article.cover && styles.withCover)}>
      <div className={styles.text}>
        <h1 className={layout.title}>{article.title}</h1>
        <Text size="lead" isQuiet>
          {article.excerpt}
        </Text>
        <ArticleTags tags={tagsOf(article)} view={view} />
        <Byline article={article} view={view} />
        {children}
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
