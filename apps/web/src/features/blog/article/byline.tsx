import { contentPath } from '@prestafaro/addresses';
import { formatNumber } from '@prestafaro/countries';
import { Fragment } from 'react';
import { mediaUrl } from '@/cms/media-url';
import styles from '@/features/blog/article/byline.module.css';
import type { ArticleContent } from '@/features/blog/article/load-article';
import { fillCount } from '@/messages/fill';
import { FillPlaceholders } from '@/messages/fill-placeholders';
import { Day } from '@/shell/dates/day';
import type { SiteView } from '@/shell/site-view';
import { Avatar } from '@/ui/avatar/avatar';
import { CopyLink } from '@/ui/copy-link/copy-link';
import { Icon } from '@/ui/icon/icon';
import { AppLink } from '@/ui/link/link';
import { Text } from '@/ui/text/text';

/** The facts of a text that its byline shows. */
export type BylineFacts = Pick<ArticleContent, 'writtenOn' | 'editedOn' | 'readingMinutes'> & {
  /** Only of a text that states below where the number comes from (R13). */
  views?: number;
  author: Pick<NonNullable<ArticleContent['author']>, 'name' | 'slug' | 'jobTitle' | 'photo'> | null;
};

/** Author, date, date of the last edit, reading time, views, and a button that copies the link. */
export function Byline({ article, view }: { article: BylineFacts; view: SiteView }) {
  const { author } = article;
  const { site, messages } = view;
  return (
    <div className={styles.byline}>
      {author && <Avatar name={author.name} imageUrl={author.photo ? mediaUrl(author.photo.url) : undefined} />}
      <div className={styles.text}>
        {author && (
          <p>
            <AppLink href={contentPath(site, { type: 'author', slug: author.slug })}>{author.name}</AppLink>,{' '}
            {author.jobTitle}
          </p>
        )}
        <Text size="note" isQuiet>
          <ArticleDates article={article} view={view} />
        </Text>
      </div>
      <CopyLink copied={messages.blog.article.linkCopied} refused={messages.blog.article.linkNotCopied}>
        <Icon name="link" />
        {messages.blog.article.copyLink}
      </CopyLink>
    </div>
  );
}

function ArticleDates({ article, view }: { article: BylineFacts; view: SiteView }) {
  const { site, messages, money } = view;
  const { writtenOn, editedOn, readingMinutes, views = 0 } = article;
  const day = (iso: string) => <Day iso={iso} locale={site.locale} />;
  const facts = [
    <FillPlaceholders key="written" message={messages.blog.article.writtenOn} values={{ date: day(writtenOn) }} />,
    editedOn && (
      <FillPlaceholders key="edited" message={messages.blog.article.editedOn} values={{ date: day(editedOn) }} />
    ),
    readingMinutes && fillCount(site.language, readingMinutes, messages.blog.article.readingTime),
    views > 0 && fillCount(site.language, views, messages.blog.article.views, formatNumber(views, money)),
  ].filter(Boolean);
  return facts.map((fact, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a line never move
    <Fragment key={index}>
      {index > 0 && ' · '}
      <span className={styles.fact}>{fact}</span>
    </Fragment>
  ));
}
