import { contentPath, formatNumber } from '@prestafaro/countries';
import { Fragment } from 'react';
import styles from '@/features/article/byline.module.css';
import { CopyLink } from '@/features/article/copy-link';
import type { ArticleContent } from '@/features/article/load-article';
import { Day } from '@/site/day';
import { Filled } from '@/site/filled';
import { mediaUrl } from '@/site/media-url';
import { fillCount } from '@/site/messages/fill';
import type { SiteView } from '@/site/site-view';
import { Avatar } from '@/ui/avatar/avatar';
import { Button } from '@/ui/button/button';
import { Icon } from '@/ui/icon/icon';
import { AppLink } from '@/ui/link/link';
import { Text } from '@/ui/text/text';

const shareIds = { button: 'copy-link', status: 'copy-link-status' } as const;

/** What a byline needs of what somebody wrote. */
export type BylineFacts = Pick<ArticleContent, 'writtenOn' | 'editedOn' | 'readingMinutes' | 'views'> & {
  author: Pick<NonNullable<ArticleContent['author']>, 'name' | 'slug' | 'jobTitle' | 'photo'> | null;
};

/** Who wrote it, when it was written and edited, how long it takes, how often it was read, and a link to pass on. */
export function Byline({ article, view }: { article: BylineFacts; view: SiteView }) {
  const { author } = article;
  const { site, messages } = view;
  return (
    <div className={styles.byline}>
      {author && <Avatar name={author.name} imageUrl={author.photo ? mediaUrl(author.photo.url) : undefined} />}
      <div className={styles.words}>
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
      <div className={styles.share}>
        <Button id={shareIds.button} look="secondary">
          <Icon name="link" />
          {messages.article.copyLink}
        </Button>
        <span id={shareIds.status} className={styles.status} role="status" />
        <CopyLink buttonId={shareIds.button} statusId={shareIds.status} copied={messages.article.linkCopied} />
      </div>
    </div>
  );
}

function ArticleDates({ article, view }: { article: BylineFacts; view: SiteView }) {
  const { site, messages, money } = view;
  const { writtenOn, editedOn, readingMinutes, views } = article;
  const day = (iso: string) => <Day iso={iso} locale={site.locale} />;
  const facts = [
    <Filled key="written" message={messages.article.writtenOn} values={{ date: day(writtenOn) }} />,
    editedOn && <Filled key="edited" message={messages.article.editedOn} values={{ date: day(editedOn) }} />,
    readingMinutes && fillCount(site.language, readingMinutes, messages.article.readingTime),
    views > 0 && fillCount(site.language, views, messages.article.views, formatNumber(views, money)),
  ].filter(Boolean);
  return facts.map((fact, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a line never move
    <Fragment key={index}>
      {index > 0 && ' · '}
      <span className={styles.fact}>{fact}</span>
    </Fragment>
  ));
}
