import { contentPath } from '@prestafaro/addresses';
import { mediaUrl } from '@/cms/media-url';
import styles from '@/features/blog/article-card.module.css';
import type { ArticleCardFacts } from '@/features/blog/load-lists';
import { fillCount } from '@/messages/fill';
import { Day } from '@/shell/dates/day';
import type { SiteView } from '@/shell/site-view';
import { AppLink } from '@/ui/link/link';
import { LighthouseMark } from '@/ui/logo/logo';
import { Text } from '@/ui/text/text';

export interface ArticleCardProps {
  article: ArticleCardFacts;
  view: SiteView;
  /** Level of the title in the page's outline. */
  level?: 2 | 3;
}

/** One article of a list: image, title, description, date and reading time. The whole line is the link. */
export function ArticleCard({ article, view, level = 2 }: ArticleCardProps) {
  const { site, messages } = view;
  const Title = `h${level}` as const;
  const { readingMinutes, writtenOn } = article;
  return (
    <article className={styles.card}>
      <Cover article={article} />
      <div className={styles.text}>
        <Title className={styles.title}>
          <AppLink href={contentPath(site, { type: 'article', slug: article.slug, isAtRoot: article.isAtRoot })}>
            {article.title}
          </AppLink>
        </Title>
        <p className={styles.excerpt}>{article.excerpt}</p>
        <Text size="note" isQuiet>
          <Day iso={writtenOn} locale={site.locale} />
          {readingMinutes && <> · {fillCount(site.language, readingMinutes, messages.blog.article.readingTime)}</>}
        </Text>
      </div>
    </article>
  );
}

function Cover({ article: { cover } }: { article: ArticleCardFacts }) {
  if (!cover) {
    return (
      <span className={styles.cover} aria-hidden="true">
        <LighthouseMark />
      </span>
    );
  }
  // The title beside it describes the article, so the image is decoration.
  return (
    // biome-ignore lint/performance/noImgElement: covers are drawn SVG files; next/image has nothing to make smaller
    <img
      className={styles.cover}
      src={mediaUrl(cover.url)}
      alt=""
      width={1200}
      height={630}
      loading="lazy"
      decoding="async"
    />
  );
}
