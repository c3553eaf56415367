import { contentPath } from '@prestafaro/addresses';
import { useId } from 'react';
import type { AuthorBoxFragment } from '@/cms/generated/graphql';
import { mediaUrl } from '@/cms/media-url';
import styles from '@/features/author/author-box/author-box.module.css';
import { FillPlaceholders } from '@/messages/fill-placeholders';
import { credentialsOf } from '@/shell/editorial/author-facts';
import { Reviewer } from '@/shell/editorial/reviewer';
import type { PersonFacts } from '@/shell/json-ld/person';
import type { SiteView } from '@/shell/site-view';
import { Avatar } from '@/ui/avatar/avatar';
import { Card } from '@/ui/card/card';
import { LinkArrow } from '@/ui/link-arrow/link-arrow';
import { Markdown } from '@/ui/markdown/markdown';
import { Prose } from '@/ui/prose/prose';
import { Text } from '@/ui/text/text';

export interface AuthorBoxProps {
  author: AuthorBoxFragment;
  reviewer?: PersonFacts | null;
  view: SiteView;
}

/** The author and the reviewer of a text, with their credentials (R36). */
export function AuthorBox({ author, reviewer, view }: AuthorBoxProps) {
  const id = useId();
  const { site, messages } = view;
  return (
    <Card as="section" className={styles.box} aria-labelledby={id}>
      <Avatar name={author.name} size="m" imageUrl={author.photo ? mediaUrl(author.photo.url) : undefined} />
      <div className={styles.text}>
        <h2 id={id}>{author.name}</h2>
        <Text size="note" isQuiet>
          {[author.jobTitle, ...credentialsOf(author)].join(' · ')}
        </Text>
        <Prose>
          <Markdown text={firstParagraph(author.bio)} />
        </Prose>
        {reviewer && (
          <Text size="note" isQuiet>
            <FillPlaceholders
              message={messages.page.reviewedBy}
              values={{ name: <Reviewer reviewer={reviewer} view={view} /> }}
            />
          </Text>
        )}
        <LinkArrow href={contentPath(site, { type: 'author', slug: author.slug })}>
          {messages.author.allArticles}
        </LinkArrow>
      </div>
    </Card>
  );
}

/** The whole biography is on the author's own page. */
function firstParagraph(markdown: string): string {
  return markdown.trim().split(/\n\s*\n/)[0] ?? '';
}
